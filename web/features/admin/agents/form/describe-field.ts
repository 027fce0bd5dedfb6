import {
  type DraftField,
  findSpeechChanges,
  speechFields,
} from '../../../../../domain/admin/companions/companion-changes'
import type { CompanionDraft } from '../../../../../domain/admin/companions/companion-draft'
import { categories } from '../../../../../domain/categories'
import { languages } from '../../../../../domain/languages'
import { voiceGenders } from '../../../../../domain/voice-genders'

/**
 * Describes the value of a field that another administrator has saved meanwhile. For the speech, names only the parts
 * that differ from `mine`, the draft in this form.
 */
export function describeField(
  field: DraftField,
  theirs: CompanionDraft,
  mine: CompanionDraft,
): string {
  switch (field) {
    case 'category':
      return categories[theirs.category].label
    case 'voiceGender':
      return voiceGenders[theirs.voiceGender]
    case 'language':
      return languages[theirs.language].label
    case 'engine':
      return theirs.engine === 'amivoix' ? 'Amivoix' : 'Service vocal hébergé'
    case 'isPublished':
      return theirs.isPublished ? 'publié' : 'non publié'
    case 'tags':
      return theirs.tags.join(', ') || 'aucun'
    case 'portraitHue':
      return String(theirs.portraitHue)
    case 'speech':
      if (theirs.speech === null) return 'aucune'
      return findSpeechChanges(mine.speech, theirs.speech)
        .map((part) => speechFields[part])
        .join(', ')
    case 'name':
    case 'style':
    case 'imageUrl':
    case 'country':
    case 'flag':
    case 'description':
    case 'assistantId':
      return theirs[field] || 'vide'
  }
}
