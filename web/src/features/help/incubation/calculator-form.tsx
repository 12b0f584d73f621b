import { incubations, species, speciesFacts } from '#contract/catalogue/species.ts'
import { setDayBounds } from '#contract/help/incubation-fields.ts'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import type { Calculator } from './use-calculator.ts'

/** Which eggs, and when they are set: the plan beside it follows at once. */
export const CalculatorForm = ({ calculator }: { calculator: Calculator }) => {
  const { typed, problems, change, today, notes } = calculator
  const { first, last } = setDayBounds(today)
  return (
    <form
      method="dialog"
      aria-label="Your eggs"
      onSubmit={(event) => event.preventDefault()}
      className="no-print flex flex-col gap-5 rounded-lg border border-straw bg-surface p-4 md:p-6 lg:sticky lg:top-[calc(var(--head-height)+1.5rem)]"
    >
      {notes.length > 0 && <Notes notes={notes} />}
      <SelectField
        label="Kind of eggs"
        value={typed.species}
        error={problems.species}
        onChange={({ target }) => change('species', target.value)}
      >
        <Kinds />
      </SelectField>
      <TextField
        type="date"
        label="Set on"
        hint="The day they go into the warm incubator. That’s day 0."
        value={typed.set}
        min={first}
        max={last}
        error={problems.set}
        onChange={({ target }) => change('set', target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <TextField
          label="Number of eggs"
          optional
          inputMode="numeric"
          autoComplete="off"
          value={typed.eggs}
          error={problems.eggs}
          onChange={({ target }) => change('eggs', target.value)}
        />
        <TextField
          label="Name of the batch"
          optional
          autoComplete="off"
          placeholder="Blue pen"
          value={typed.batch}
          error={problems.batch}
          onChange={({ target }) => change('batch', target.value)}
        />
      </div>
    </form>
  )
}

const Notes = ({ notes }: { notes: string[] }) => (
  <div
    role="note"
    className="flex flex-col gap-1 rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink [overflow-wrap:anywhere]"
  >
    {notes.map((words) => (
      <p key={words}>{words}</p>
    ))}
  </div>
)

/** A bird with several kinds of eggs has them under its name. */
const Kinds = () =>
  species.map((bird) => {
    const kinds = incubations.filter((kind) => kind.species === bird)
    const options = kinds.map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name}
      </option>
    ))
    if (kinds.length === 1) return options
    return (
      <optgroup key={bird} label={speciesFacts[bird].name}>
        {options}
      </optgroup>
    )
  })
