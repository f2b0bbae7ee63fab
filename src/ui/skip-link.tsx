/** The first stop of the Tab key on every page. */
export const SkipLink = () => (
  <nav aria-label="Skip">
    <a className="skip" href="#main">
      Skip to content
    </a>
  </nav>
)
