/** The forms for "tu" and "vous" of irregular verbs, by the first person singular. */
const irregularForms = new Map(
  `
  fasse fasses fassiez, puisse puisses puissiez, aille ailles alliez, sois sois soyez,
  aie aies ayez, sache saches sachiez, vienne viennes veniez, prenne prennes preniez,
  dise dises disiez, mette mettes mettiez, voie voies voyiez, doive doives deviez,
  suis es êtes, ai as avez, vais vas allez, fais fais faites, dis dis dites, peux peux pouvez,
  veux veux voulez, dois dois devez, sais sais savez, vois vois voyez, crois crois croyez,
  viens viens venez, reviens reviens revenez, deviens deviens devenez,
  souviens souviens souvenez, tiens tiens tenez, prends prends prenez,
  apprends apprends apprenez, comprends comprends comprenez, reprends reprends reprenez,
  attends attends attendez, entends entends entendez, perds perds perdez, rends rends rendez,
  réponds réponds répondez, descends descends descendez, mets mets mettez, remets remets remettez, permets permets permettez,
  promets promets promettez, bats bats battez,
  dors dors dormez, endors endors endormez, sors sors sortez, pars pars partez,
  sens sens sentez, ressens ressens ressentez, mens mens mentez, sers sers servez,
  vis vis vivez, lis lis lisez, ris ris riez, écris écris écrivez, cours cours courez,
  meurs meurs mourez, bois bois buvez, reçois reçois recevez, connais connais connaissez,
  reconnais reconnais reconnaissez, plais plais plaisez, plains plains plaignez,
  crains crains craignez, rejoins rejoins rejoignez, conduis conduis conduisez,
  suffis suffis suffisez, finis finis finissez, choisis choisis choisissez,
  réussis réussis réussissez, réfléchis réfléchis réfléchissez, grossis grossis grossissez,
  maigris maigris maigrissez, vieillis vieillis vieillissez, appelle appelles appelez,
  rappelle rappelles rappelez, jette jettes jetez, achète achètes achetez, lève lèves levez,
  mène mènes menez, promène promènes promenez, pèse pèses pesez, préfère préfères préférez,
  espère espères espérez, répète répètes répétez, inquiète inquiètes inquiétez,
  gère gères gérez, exagère exagères exagérez, galère galères galérez, cède cèdes cédez,
  sèche sèches séchez, essaie essaies essayez, envoie envoies envoyez, ennuie ennuies ennuyez,
  appuie appuies appuyez, noie noies noyez, paie paies payez, étais étais étiez,
  avais avais aviez, riais riais riiez, pus pus pûtes
`
    .trim()
    .split(/,\s+/)
    .map((forms) => forms.split(' '))
    .map(([je = '', tu = '', vous = '']) => [je, { tu, vous }] as const),
)

/**
 * Converts a verb form from "je" to "tu" or "vous". Returns null when the form is not certain,
 * because a wrong conjugation is worse than no reflection.
 */
export function conjugateForAddressee(verb: string, address: 'tu' | 'vous'): string | null {
  const known = irregularForms.get(verb)
  if (known) return known[address]
  if (/(?:[^aeiouéè]|i|u|é)erai$|rai$/.test(verb))
    return address === 'tu' ? verb.replace(/ai$/, 'as') : verb.replace(/ai$/, 'ez')
  if (/[^a]ais$/.test(verb)) return address === 'tu' ? verb : verb.replace(/ais$/, 'iez')
  if (/[^e]e$/.test(verb))
    return address === 'tu' ? `${verb}s` : /è[^e]+e$/.test(verb) ? null : verb.replace(/e$/, 'ez')
  if (/[sx]$/.test(verb)) return address === 'tu' ? verb : null
  return null
}
