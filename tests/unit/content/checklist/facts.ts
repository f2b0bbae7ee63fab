/** Facts of the game or its operator in a few words, and the words with which a route must state each, scripts off. */
export type Facts = Readonly<Record<string, RegExp>>
