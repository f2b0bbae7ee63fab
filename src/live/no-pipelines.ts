/**
 * Stands in for the package `re2js` in the build: 40 kB on the wire that the Firestore client needs only for
 * regular expressions in pipelines, which reading one document never evaluates.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('regular expressions of Firestore pipelines are left out of this build')
  },
}
