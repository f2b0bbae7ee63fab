import * as facts from '../../content/facts.ts'
import { listed } from '../../content/mdx/words.ts'
import { GRIEVANCE_PATH, TERMS } from '../../content/routes.ts'
import { PROSE } from '../../ui/reading/prose.tsx'
import { Table } from '../../ui/reading/table.tsx'

const { a: A } = PROSE

/** A link to a clause of the terms, for the last column of a table. */
export const clause = (number: number) => <A href={`${TERMS.path}#clause-${number}`}>Clause {number}</A>
const grievance = <A href={GRIEVANCE_PATH}>Grievance</A>
const { from, to } = facts.RESOLUTION_HOURS

/** Numbers and conditions of accounts and complaints, with their clauses. */
export function AccountNumbers() {
  return (
    <Table caption="Accounts and complaints" head={['What', 'How much', 'Where']}>
      {[
        ['Needed to register', listed(facts.MANDATORY_DETAILS), clause(9)],
        ['Confirmed at sign-up', `an age of ${facts.MINIMUM_AGE} or older`, clause(11)],
        ['Accounts for each user', 'one', clause(12)],
        ['Deactivation before deletion', `${facts.DEACTIVATION_DAYS} days`, clause(20)],
        ['Complaints about a session', `within ${facts.COMPLAINT_DAYS} days`, grievance],
        ['Answers to complaints', `within ${from} to ${to} hours, as an aim`, grievance],
        ['Office hours', `${facts.OFFICE_HOURS.opens} to ${facts.OFFICE_HOURS.closes}`, grievance],
      ]}
    </Table>
  )
}
