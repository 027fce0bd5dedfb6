import { withCapital } from '../lines/line'

const introductions =
  /(?:je m['’]appelle|moi,? c['’]est|mon (?:pré)?nom(?: à moi)?,? c['’]est|mon prénom est|appelle[- ]moi|appelez[- ]moi|tu peux m['’]appeler|vous pouvez m['’]appeler)\s+([\p{L}][\p{L}'’-]{1,24})/iu
const notNames =
  /^(comment|pas|un|une|le|la|les|plus|quand|juste|mon|ma|trop|bien|encore|ça|demain)$/i

/** The first name that the caller gives (« moi, c’est Inès »), or null. */
export function readName(text: string): string | null {
  const name = introductions.exec(text)?.[1]
  return name && !notNames.test(name) ? withCapital(name) : null
}
