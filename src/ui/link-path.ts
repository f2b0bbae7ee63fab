/** Two links of a chain, the sign of a link that is shared: a path in a box of 20 px. */
export const LINK_PATH =
  'M8.5 5.5l2-2a3.5 3.5 0 015 5l-2 2-1.2-1.2 2-2a1.8 1.8 0 00-2.6-2.6l-2 2zM11.5 14.5l-2 2a3.5 3.5 0 01-5-5l2-2 1.2 1.2-2 2a1.8 1.8 0 002.6 2.6l2-2zM7 11.8L11.8 7 13 8.2 8.2 13z'
