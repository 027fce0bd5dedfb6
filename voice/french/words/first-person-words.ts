/** Words of the first person, with the words that replace them for "tu" and for "vous". */
export const firstPersonWords: Readonly<Record<string, { tu: string; vous: string }>> = {
  mon: { tu: 'ton', vous: 'votre' },
  ma: { tu: 'ta', vous: 'votre' },
  mes: { tu: 'tes', vous: 'vos' },
  moi: { tu: 'toi', vous: 'vous' },
  me: { tu: 'te', vous: 'vous' },
  'm’': { tu: 't’', vous: 'vous ' },
  notre: { tu: 'votre', vous: 'votre' },
  nos: { tu: 'vos', vous: 'vos' },
}
