/** Splits a table of forms into its verbs, which are separated by commas. */
const readVerbs = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/,\s+/)
    .map((forms) => forms.split(' '))

/** Forms of the present and the imperfect for "je", "tu" and "vous". */
export const irregularVerbs = readVerbs(`
suis es êtes, ai as avez, vais vas allez, fais fais faites, dis dis dites, peux peux pouvez,
veux veux voulez, dois dois devez, sais sais savez, vois vois voyez, crois crois croyez,
viens viens venez, reviens reviens revenez, deviens deviens devenez,
souviens souviens souvenez, tiens tiens tenez, soutiens soutiens soutenez, prends prends prenez,
apprends apprends apprenez, comprends comprends comprenez, reprends reprends reprenez,
attends attends attendez, entends entends entendez, perds perds perdez, rends rends rendez, vends vends vendez,
réponds réponds répondez, descends descends descendez, mets mets mettez, remets remets remettez, permets permets permettez,
promets promets promettez, bats bats battez,
dors dors dormez, endors endors endormez, sors sors sortez, pars pars partez,
sens sens sentez, ressens ressens ressentez, mens mens mentez, sers sers servez,
vis vis vivez, lis lis lisez, ris ris riez, écris écris écrivez, cours cours courez,
meurs meurs mourez, bois bois buvez, reçois reçois recevez, connais connais connaissez,
reconnais reconnais reconnaissez, plais plais plaisez, plains plains plaignez,
crains crains craignez, rejoins rejoins rejoignez, conduis conduis conduisez, construis construis construisez,
suffis suffis suffisez, finis finis finissez, choisis choisis choisissez,
réussis réussis réussissez, réfléchis réfléchis réfléchissez, grossis grossis grossissez,
maigris maigris maigrissez, vieillis vieillis vieillissez, appelle appelles appelez,
rappelle rappelles rappelez, jette jettes jetez, achète achètes achetez, lève lèves levez,
mène mènes menez, emmène emmènes emmenez, marie maries mariez, étudie étudies étudiez, promène promènes promenez, pèse pèses pesez, préfère préfères préférez,
espère espères espérez, répète répètes répétez, inquiète inquiètes inquiétez,
gère gères gérez, exagère exagères exagérez, galère galères galérez, cède cèdes cédez,
sèche sèches séchez, essaie essaies essayez, envoie envoies envoyez, ennuie ennuies ennuyez,
appuie appuies appuyez, noie noies noyez, paie paies payez, étais étais étiez,
avais avais aviez, riais riais riiez, pus pus pûtes
`)

/** Forms of the subjunctive for "je", "tu" and "vous". */
export const irregularSubjunctives = readVerbs(`
fasse fasses fassiez, puisse puisses puissiez, aille ailles alliez, sois sois soyez,
aie aies ayez, sache saches sachiez, vienne viennes veniez, prenne prennes preniez,
dise dises disiez, mette mettes mettiez, voie voies voyiez, doive doives deviez
`)

/** The present of "je", and the conditional where it does not follow from the present. */
export const irregularConditionals = readVerbs(`
ai aurais, bats battrais, cours courrais, crois croirais, dois devrais, envoie enverrais, fais ferais,
mens mentirais, mets mettrais, offre offrirais, ouvre ouvrirais, pars partirais, peux pourrais,
reçois recevrais, refais referais, remets remettrais, renvoie renverrais, repars repartirais,
ressors ressortirais, revois reverrais, sais saurais, sens sentirais, sors sortirais, suis serais,
vais irais, veux voudrais, vois verrais
`)
