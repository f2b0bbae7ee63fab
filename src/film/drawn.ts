import type { Picture } from '../timeline/picture.ts'

/** The picture of this frame, for the words that ride on what it shows: whoever draws it puts it here. */
export const drawn: { picture: Picture | null } = { picture: null }
