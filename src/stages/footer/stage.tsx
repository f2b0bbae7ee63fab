import { DOCS } from '../../content/routes.ts'
import { PIN_LENGTH } from '../../film/stages.ts'
import { footOf } from '../../picture/rim.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { FOOTER } from '../../story/footer/score.ts'
import { PlayNow } from '../../ui/button.tsx'
import { KolamBand } from '../../ui/kolam/band.tsx'
import { Diamond } from '../../ui/kolam/figure.tsx'
import { Responsible } from '../../ui/responsible.tsx'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { Copyright, FooterLinks } from '../../ui/site-footer.tsx'
import { Cue, textOf } from '../cue.tsx'
import { Stage } from '../stage.tsx'
import { SERVED } from './last-pattern.ts'
import css from './stage.module.css'
import words from './words.module.css'

/** Size for which the line is drawn, px; its style sheet scales it. */
const LINE_PX = 140
const sign = textOf(FOOTER, 'sign')
const own = textOf(FOOTER, 'own')

/** The sun with its four columns, and on them the still pieces: the scene draws its own in the same places. */
const Sun = () => (
  <div className={css.sun} data-place="sun" aria-hidden="true">
    <div className={css.field} data-place="field" />
    {COLUMNS.map(column => (
      <i
        key={column}
        className={css.stand}
        style={{ '--columns-right': column - 1.5 }}
        data-place={`stand-${column}`}
      />
    ))}
    {COLUMNS.map(shape => (
      <span
        key={shape}
        className={css.stand}
        style={{ '--columns-right': SERVED.indexOf(String(shape)) - 1.5, '--foot': footOf(shape).toFixed(3) }}
        data-stands={shape}
      >
        <ShapeIcon shape={shape} size={150} />
      </span>
    ))}
  </div>
)

/** The one line of the last pattern, over the sun's highest point, and the words that say which pattern that is. */
const Own = () => (
  <>
    <Cue {...own} className={css.sky} aria-hidden="true">
      <div className={css.own}>
        <span className={css.halo} data-halo />
        <Diamond px={LINE_PX} className={css.line}>
          <path d="" pathLength={1} data-own-line />
        </Diamond>
      </div>
    </Cue>
    <Cue as="p" {...own} className={css.said} data-own-said />
  </>
)

/** The end of the page: on to the documentation, on to the game, every other page, and the fine print. */
export default function LandingFooter() {
  return (
    <Stage as="footer" last id="footer" pin={PIN_LENGTH.footer} className={css.footer}>
      <Sun />
      <Own />
      <div className={words.words}>
        <div className={words.calls}>
          <Cue as="h2" {...textOf(FOOTER, 'know')} className={words.know}>
            <a href={DOCS.path} data-place="know" data-rides>
              KNOW MORE
              <KolamBand className={words.band} />
            </a>
          </Cue>
          <Cue {...sign} className={words.play}>
            <PlayNow look="dark" />
          </Cue>
        </div>
        <Cue {...sign}>
          <FooterLinks className={words.links} />
        </Cue>
        <Cue {...sign} className={words.fine}>
          <Responsible />
          <Copyright className={words.copyright} />
        </Cue>
      </div>
    </Stage>
  )
}
