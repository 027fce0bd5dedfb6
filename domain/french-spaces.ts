/** A French sentence of which no line begins with « ? » or « : », nor ends with an opening guillemet. */
export const withFrenchSpaces = (text: string) =>
  text.replaceAll(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0')
