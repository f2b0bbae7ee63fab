/** A fact of the game or its operator, and the words with which a route must state it, scripts off. */
export interface Fact {
  /** The fact in a few words. */
  readonly fact: string
  readonly says: RegExp
}
