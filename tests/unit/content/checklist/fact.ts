/** A fact of the specification and the words with which a route must state it, scripts off. */
export interface Fact {
  /** The fact, and the section of the specification that has it. */
  readonly fact: string
  readonly says: RegExp
}
