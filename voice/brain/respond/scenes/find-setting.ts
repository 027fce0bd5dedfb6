import type { ResponseDraft } from '../../dialogue/response-draft'
import { proposedPlaces } from '../../templates/scenes/scene-moves'
import { placeWords } from '../../templates/scenes/scene-templates'
import { retellPlace } from './retell-move'

/**
 * Returns the place that the caller names for a scene: in a request for a scene, in answer to the companion's question,
 * or to change the place of the current scene. Returns one of `proposedPlaces` when no scene or activity is running and
 * the caller leaves the choice to the companion; null otherwise. `isRequested`: the text proposes or asks for a scene.
 */
export function findSetting(
  draft: ResponseDraft,
  text: string,
  isRequested: boolean,
): string | null {
  const { lastResponse, runningActivity, scene } = draft.state
  const words = text.replace(/[.! ]+$| aux chandelles/g, '')
  const isNothingRunning = runningActivity === null && !scene?.isActive
  const hasAsked = isNothingRunning && lastResponse.some((sentence) => sentence.includes('décor'))
  const leavesChoice =
    placeWords.anyPlace.test(words) || (hasAsked && placeWords.freeChoice.test(words))
  if (isNothingRunning && leavesChoice)
    return proposedPlaces[Math.floor(draft.nextRandomValue() * proposedPlaces.length)] ?? null
  const answer = hasAsked ? placeWords.answer.exec(words)?.[1] : undefined
  if (answer) return answer
  const keepsPlace = scene?.isActive === true && !placeWords.change.test(words)
  if (!isRequested && (keepsPlace || placeWords.noWish.test(words))) return null
  const mayChangeSetting = scene !== null || runningActivity !== null
  const requestedPlace =
    placeWords.requested.exec(words) ?? (mayChangeSetting ? placeWords.newPlace.exec(words) : null)
  if (requestedPlace) return requestedPlace[1] ?? null
  const place = placeWords.destination.exec(words)?.[1] ?? placeWords.place.exec(words)?.[1]
  const isMeantAsSetting = isRequested || hasAsked || placeWords.wish.test(words)
  if (!place || !isMeantAsSetting || placeWords.noPlace.test(place)) return null
  return retellPlace(place, draft.context.companion.persona.address)
}
