import { DOCS } from '../../content/routes.ts'
import { FOOTER_CUES } from '../../timeline/cues.ts'
import { PIN_LENGTH } from '../../timeline/stages.ts'
import { PlayNow } from '../../ui/button.tsx'
import { KolamBand } from '../../ui/kolam/band.tsx'
import { Responsible } from '../../ui/responsible.tsx'
import { Copyright, FooterLinks } from '../../ui/site-footer.tsx'
import { Cue } from '../cue.tsx'
import { Stage } from '../stage.tsx'
import fine from './fine.module.css'
import links from './links.module.css'
import css from './overlay.module.css'
import { Own } from './own.tsx'
import { Sun } from './sun.tsx'

/** The end of the page: on to the documentation, on to the game, every other page, and the fine print. */
export default function LandingFooter() {
  return (
    <Stage as="footer" last id="footer" pin={PIN_LENGTH.footer} className={css.footer}>
      <Sun />
      <Own />
      <div className={css.words}>
        <div className={css.calls}>
          <Cue as="h2" from={FOOTER_CUES.words} className={css.know} data-rides>
            <a href={DOCS.path} data-slot="know">
              KNOW MORE
              <KolamBand className={css.band} />
            </a>
          </Cue>
          <Cue from={FOOTER_CUES.play} rise={false} className={css.play}>
            <PlayNow look="dark" />
          </Cue>
        </div>
        <Cue from={FOOTER_CUES.links} rise={false}>
          <FooterLinks className={links.links} />
        </Cue>
        <Cue from={FOOTER_CUES.fine} rise={false} className={fine.fine}>
          <Responsible />
          <Copyright className={fine.copyright} />
        </Cue>
      </div>
    </Stage>
  )
}
