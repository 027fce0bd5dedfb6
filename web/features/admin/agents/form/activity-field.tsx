import type { ListedActivity } from '../../../../../contract/admin/agents'
import { categories } from '../../../../../domain/categories'
import { Button } from '../../../../ui/buttons/button'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { SelectField } from '../../../../ui/forms/select-field'
import { useActivities } from '../agent-queries'
import styles from './agent-form.module.css'

type Props = {
  /** The ids of the chosen activities, the preferred one first. */
  chosenIds: readonly string[]
  onChange: (chosenIds: string[]) => void
}

/** A field for the guided activities of our own engine that an agent suggests before others. */
export function ActivityField({ chosenIds, onChange }: Props) {
  const { data: activities, error, refetch } = useActivities()
  if (error)
    return (
      <p>
        Les activités n’ont pas pu être chargées.{' '}
        <Button size="s" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </p>
    )
  if (!activities) return null
  const titles = new Map(activities.map(({ id, title }) => [id, title]))
  const remainingActivities = activities.filter(({ id }) => !chosenIds.includes(id))
  return (
    <fieldset className={styles.activities}>
      <legend>Activités préférées</legend>
      <p className="small muted">
        La préférée d’abord. Sans choix, l’agent propose celles de sa catégorie.
      </p>
      {chosenIds.length > 0 && (
        <ol className={styles.chosenActivities}>
          {chosenIds.map((id, index) => {
            const title = titles.get(id) ?? `${id} (inconnue)`
            return (
              <li key={id}>
                <span>{title}</span>
                <span className={styles.activityTools}>
                  {index > 0 && (
                    <span className={styles.moveUp}>
                      <IconButton
                        icon="chevron"
                        label={`Placer ${title} plus haut`}
                        title="Plus haut"
                        onClick={() => onChange(moveUp(chosenIds, index))}
                      />
                    </span>
                  )}
                  <IconButton
                    icon="trash"
                    label={`Retirer ${title}`}
                    title="Retirer"
                    onClick={() => onChange(chosenIds.filter((other) => other !== id))}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {remainingActivities.length > 0 && (
        <SelectField<string>
          label="Ajouter une activité"
          emptyLabel="Choisir une activité"
          options={labelActivities(remainingActivities)}
          value=""
          onChange={(id) => id !== '' && onChange([...chosenIds, id])}
        />
      )}
    </fieldset>
  )
}

const labelActivities = (activities: readonly ListedActivity[]): Record<string, string> =>
  Object.fromEntries(
    activities.map(({ id, title, category }) => [id, `${title} (${categories[category].label})`]),
  )

/** Swaps an activity with the one before it. */
const moveUp = (chosenIds: readonly string[], index: number): string[] => [
  ...chosenIds.slice(0, index - 1),
  ...chosenIds.slice(index, index + 1),
  ...chosenIds.slice(index - 1, index),
  ...chosenIds.slice(index + 1),
]
