import type { FormOfAddress } from '../../domain/companions/companion-persona'
import type { Language } from '../../domain/languages'
import type { Activity } from '../brain/activities/activity'
import { fillTemplate } from '../brain/templates/template'

/** Placeholder for slots that the caller's answers to earlier steps fill. */
const answerPlaceholder = '(sa réponse)'
const placeholderSlots = new Proxy<Record<string, string>>({}, { get: () => answerPlaceholder })

/** Formats an activity as a prompt for a language model that leads the caller through it. */
export function writeActivityScript(
  activity: Activity,
  language: Language,
  address: FormOfAddress,
) {
  const steps = activity.getSteps(language).map(({ say }, index) => {
    const sentences = say.map((template) => {
      const [firstVariant = ''] = [template].flat()
      return fillTemplate(firstVariant, address, placeholderSlots)
    })
    return `${index + 1}. ${sentences.join(' ')}`
  })
  return [
    `Activité en cours : ${activity.title}. Mène-la étape par étape, une seule étape par réponse, avec tes mots, en accueillant chaque réponse avant de continuer. Quitte-la aussitôt si la personne parle d’autre chose ou n’en veut plus.`,
    ...steps,
  ].join('\n')
}
