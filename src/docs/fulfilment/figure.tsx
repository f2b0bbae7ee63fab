import { useState } from 'react'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { fulfilRounds, placeBet, settle } from '../../rules/fulfilment.ts'
import { Choice } from '../parts/choice.tsx'
import controls from '../parts/controls.module.css'
import { Figure } from '../parts/figure.tsx'
import { Range } from '../parts/range.tsx'
import { Results } from '../parts/results.tsx'
import css from './figure.module.css'
import { EXAMPLE_MULTIPLIERS, sampleOffers } from './offers.ts'
import { Rounds } from './rounds.tsx'

const OPTIONS = COLUMNS.map(column => ({ value: column, label: `${column}` }))
const MINIMUMS = EXAMPLE_MULTIPLIERS.map(value => ({ value, label: `${value}X` }))

/** A bet in practice currency through its three fulfilment rounds, to its pay-out. */
export function Fulfilment() {
  const [amount, setAmount] = useState(100)
  const [option, setOption] = useState<Column>(2)
  const [minimumMultiplier, setMinimumMultiplier] = useState<number>(EXAMPLE_MULTIPLIERS[0])
  const [liquidity, setLiquidity] = useState(5)
  const [selectionIndex, setSelectionIndex] = useState<Column>(0)

  const bet = placeBet({ amount, option, minimumMultiplier })
  const offers = sampleOffers(liquidity)
  const rounds = fulfilRounds(bet, offers, EXAMPLE_MULTIPLIERS)
  const { deducted, paid } = settle(rounds.at(-1) ?? bet, selectionIndex)
  const result = option === selectionIndex ? 'the bet wins' : 'the bet does not win'

  return (
    <Figure
      title="A bet in practice currency"
      caption={`The other players’ bets are made up, and so are the multipliers above ${EXAMPLE_MULTIPLIERS[0]}X. The rules give no formula for a round, so the figure uses one of its own. Other bets and the pool back the bet, and all that backs it is what it may gain. Divide that by the minimum multiplier less 1: this is the fulfilled amount, but never more than the bet. The bet multiplier is the highest one whose gain is still covered.`}
    >
      <div className={`${css.inputs} ${controls.live}`}>
        <Range
          label="Bet amount"
          min={10}
          max={200}
          step={10}
          value={amount}
          text={`${amount}`}
          onChange={setAmount}
        />
        <Choice
          legend="Minimum multiplier"
          shown
          options={MINIMUMS}
          value={minimumMultiplier}
          onChange={setMinimumMultiplier}
        />
        <Range
          label="Liquidity in each round"
          min={0}
          max={30}
          step={5}
          value={liquidity}
          text={`${liquidity}`}
          onChange={setLiquidity}
        />
        <Choice legend="Bet option" shown options={OPTIONS} value={option} onChange={setOption} />
      </div>
      <Rounds bet={bet} offers={offers} rounds={rounds} />
      <div className={controls.live}>
        <Choice
          legend="Selection index at the end"
          shown
          options={OPTIONS}
          value={selectionIndex}
          onChange={setSelectionIndex}
        />
      </div>
      <Results
        items={[
          {
            label: `option ${option}, index ${selectionIndex}`,
            value: option === selectionIndex ? 'wins' : 'no win',
          },
          { label: 'deducted', value: deducted.toFixed(2) },
          { label: 'paid', value: paid.toFixed(2) },
        ]}
        sentence={`With selection index ${selectionIndex} ${result}: ${deducted.toFixed(2)} deducted, ${paid.toFixed(2)} paid.`}
      />
    </Figure>
  )
}
