interface DocumentMetaProps {
  readonly updated: string | undefined
  readonly extent: string | undefined
  readonly minutes: number
}

/** The line under a document's heading: its date, its extent and how long it takes to read. */
export function DocumentMeta({ updated, extent, minutes }: DocumentMetaProps) {
  const reading = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`
  return (
    <>
      {updated && (
        <span>
          Last updated <strong>{updated}</strong>
        </span>
      )}
      <span>{extent ? `${extent}, ${reading}` : reading}</span>
    </>
  )
}
