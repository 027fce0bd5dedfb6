/** Splits a table of forms into its verbs, which are separated by commas. */
const readVerbs = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/,\s+/)
    .map((forms) => forms.split(' '))

/** Reads a table of pairs of forms into a map from the first form to the second. */
const readPairs = (table: string): ReadonlyMap<string, string> =>
  new Map(readVerbs(table).map(([from = '', to = '']) => [from, to] as const))

/** Present forms for "je", "tu", "il" and "vous"; the last four entries are imperfect and simple past forms. */
export const irregularVerbs = readVerbs(`
suis es est êtes, ai as a avez, vais vas va allez, fais fais fait faites, dis dis dit dites, peux peux peut pouvez,
veux veux veut voulez, dois dois doit devez, sais sais sait savez, vois vois voit voyez, crois crois croit croyez,
viens viens vient venez, reviens reviens revient revenez, deviens deviens devient devenez,
souviens souviens souvient souvenez, tiens tiens tient tenez, soutiens soutiens soutient soutenez,
prends prends prend prenez, apprends apprends apprend apprenez, comprends comprends comprend comprenez,
reprends reprends reprend reprenez, attends attends attend attendez, entends entends entend entendez,
perds perds perd perdez, rends rends rend rendez, vends vends vend vendez, réponds réponds répond répondez,
descends descends descend descendez, mets mets met mettez, remets remets remet remettez,
permets permets permet permettez, promets promets promet promettez, bats bats bat battez, dors dors dort dormez,
endors endors endort endormez, sors sors sort sortez, pars pars part partez, sens sens sent sentez,
ressens ressens ressent ressentez, mens mens ment mentez, sers sers sert servez, vis vis vit vivez, lis lis lit lisez,
ris ris rit riez, écris écris écrit écrivez, cours cours court courez, meurs meurs meurt mourez, bois bois boit buvez,
reçois reçois reçoit recevez, connais connais connaît connaissez, reconnais reconnais reconnaît reconnaissez,
plais plais plaît plaisez, plains plains plaint plaignez, crains crains craint craignez,
rejoins rejoins rejoint rejoignez, conduis conduis conduit conduisez, construis construis construit construisez,
suffis suffis suffit suffisez, finis finis finit finissez, choisis choisis choisit choisissez,
réussis réussis réussit réussissez, réfléchis réfléchis réfléchit réfléchissez, grossis grossis grossit grossissez,
maigris maigris maigrit maigrissez, vieillis vieillis vieillit vieillissez, appelle appelles appelle appelez,
rappelle rappelles rappelle rappelez, jette jettes jette jetez, achète achètes achète achetez, lève lèves lève levez,
mène mènes mène menez, emmène emmènes emmène emmenez, marie maries marie mariez, étudie étudies étudie étudiez,
promène promènes promène promenez, pèse pèses pèse pesez, préfère préfères préfère préférez,
espère espères espère espérez, répète répètes répète répétez, inquiète inquiètes inquiète inquiétez,
gère gères gère gérez, exagère exagères exagère exagérez, galère galères galère galérez, cède cèdes cède cédez,
sèche sèches sèche séchez, essaie essaies essaie essayez, envoie envoies envoie envoyez, ennuie ennuies ennuie ennuyez,
appuie appuies appuie appuyez, noie noies noie noyez, paie paies paie payez, étais étais était étiez,
avais avais avait aviez, riais riais riait riiez, pus pus put pûtes
`)

/** Forms of the subjunctive for "je", "tu", "il" and "vous". */
export const irregularSubjunctives = readVerbs(`
fasse fasses fasse fassiez, puisse puisses puisse puissiez, aille ailles aille alliez, sois sois soit soyez,
aie aies ait ayez, sache saches sache sachiez, vienne viennes vienne veniez, prenne prennes prenne preniez,
dise dises dise disiez, mette mettes mette mettiez, voie voies voie voyiez, doive doives doive deviez
`)

/** Conditionals by the present of "je", which the general rules cannot form. */
export const conditionalByPresent = readPairs(`
ai aurais, bats battrais, cours courrais, crois croirais, envoie enverrais, fais ferais,
mens mentirais, mets mettrais, offre offrirais, ouvre ouvrirais, pars partirais,
reçois recevrais, refais referais, remets remettrais, renvoie renverrais, repars repartirais,
ressors ressortirais, revois reverrais, sais saurais, sens sentirais, sors sortirais, suis serais,
vais irais, veux voudrais, vois verrais
`)

/** Conditionals by the infinitive, where the conditional is not the infinitive followed by "-ais". */
export const conditionalByInfinitive = readPairs(`
acheter achèterais, aller irais, appeler appellerais, avoir aurais, envoyer enverrais, être serais, faire ferais,
jeter jetterais, rappeler rappellerais, recevoir recevrais, refaire referais, renvoyer renverrais,
revenir reviendrais, revoir reverrais, savoir saurais, tenir tiendrais, venir viendrais, voir verrais
`)

/** Imperfects by the present of "vous", "il" or "ils", which the general rules cannot form. */
export const imperfectByPresent = readPairs(`
êtes étiez, faites faisiez, mariez mariiez, étudiez étudiiez,
est était, viennent venaient, partent partaient, reviennent revenaient
`)
