/** What a terminal takes as a command and not as text: all below the space but tab and line feed, delete, and C1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const COMMANDS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Lets nothing out of this process that a terminal would obey: file names, arguments, answers of servers and the texts of
 * errors come from anywhere. Programs that colour their words are told not to.
 */
export function keepOutputPlain(): void {
  process.env.NO_COLOR = '1'
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...args: readonly unknown[]) => boolean
    stream.write = (chunk: unknown, ...rest: readonly unknown[]) =>
      write(typeof chunk === 'string' ? chunk.replace(COMMANDS, escaped) : chunk, ...rest)
  }
  // Node itself would print it as it is.
  process.on('uncaughtException', error => {
    console.error(error)
    process.exit(1)
  })
}
