import type { FormOfAddress } from '../../domain/companions/companion-persona'
import type { Language } from '../../domain/languages'
import type { Activity } from '../brain/activities/activity'
import { fillTemplate } from '../brain/templates/template'

/** Stands for the caller's answers at earlier steps, which fill slots of later ones. */
const answerPlaceholder = '(sa réponse)'
const placeholderSlots = new Proxy<Record<string, string>>({}, { get: () => answerPlaceholder })

/** Returns an activity as a script that a language model can lead the caller through. */
export function writeActivityScript(
  activity: Activity,
  language: Language,
  address: FormOfAddress,
) {
  const steps = activity.getSteps(language).map(({ say }, index) => {
    const sentences = say.map((template) => {
      const [first = ''] = [template].flat()
      return fillTemplate(first, address, placeholderSlots)
    })
    return `${index + 1}. ${sentences.join(' ')}`
  })
  return [
    `Activité en cours : ${activity.title}. Mène-la étape par étape, une seule étape par réponse, avec tes mots, en accueillant chaque réponse avant de continuer. Quitte-la aussitôt si la personne parle d’autre chose ou n’en veut plus.`,
    ...steps,
  ].join('\n')
}
