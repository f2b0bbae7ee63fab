import { useState } from 'react'
import { pickedAtom, store } from '../../state/store.ts'
import { MARKER_PX } from '../../timeline/stages.ts'
import { KolamGlyph } from '../../ui/kolam/glyph.tsx'
import { shownPlace } from './motion.ts'
import css from './stepper.module.css'

/** The pattern on show with its kolam, and the buttons that go to the one before it and the one after it. */
export function Stepper({ patterns }: { readonly patterns: readonly string[] }) {
  const [said, setSaid] = useState('')

  function pick(by: number): void {
    const n = patterns.length
    const place = (shownPlace(n) + by + n) % n
    store.set(pickedAtom, place)
    setSaid(`Base pattern ${patterns[place]}`)
  }

  return (
    <div className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label="Previous base pattern"
        onClick={() => pick(-1)}
      />
      <KolamGlyph px={MARKER_PX} />
      <span className={css.pattern} data-pattern />
      <button
        type="button"
        className={`${css.step} ${css.next}`}
        aria-label="Next base pattern"
        onClick={() => pick(1)}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
