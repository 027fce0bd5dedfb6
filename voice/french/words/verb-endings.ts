/**
 * Conjugations without accents, because they are compared with normalised text: the end of the infinitive, the present
 * for "je", "il", "nous" and "ils", the participle and the stem of the future, each without the stem of the verb. The
 * first line whose first ending is that of a verb's infinitive applies to the verb.
 */
export const verbEndings = `
connaitre connais connait connaissons connaissent connu connaitr
naitre nais nait naissons naissent ne naitr
aitre ais ait aissons aissent u aitr
plaire plais plait plaisons plaisent plu plair
taire tais tait taisons taisent tu tair
faire fais fait faisons font fait fer
dire dis dit disons disent dit dir
crire cris crit crivons crivent crit crir
lire lis lit lisons lisent lu lir
rire ris rit rions rient ri rir
uire uis uit uisons uisent uit uir
oudre ouds oud ousons ousent ousu oudr
croire crois croit croyons croient cru croir
boire bois boit buvons boivent bu boir
prendre prends prend prenons prennent pris prendr
endre ends end endons endent endu endr
ondre onds ond ondons ondent ondu ondr
erdre erds erd erdons erdent erdu erdr
eindre eins eint eignons eignent eint eindr
oindre oins oint oignons oignent oint oindr
aindre ains aint aignons aignent aint aindr
mettre mets met mettons mettent mis mettr
battre bats bat battons battent battu battr
vivre vis vit vivons vivent vecu vivr
suivre suis suit suivons suivent suivi suivr
etre suis est etons sont ete ser
savoir sais sait savons savent su saur
avoir ai a avons ont eu aur
valoir vaux vaut valons valent valu vaudr
devoir dois doit devons doivent du devr
recevoir recois recoit recevons recoivent recu recevr
cevoir cois coit cevons coivent cu cevr
pleuvoir pleus pleut pleuvons pleuvent plu pleuvr
asseoir assieds assied asseyons asseyent assis assier
falloir faux faut fallons fallent fallu faudr
pouvoir peux peut pouvons peuvent pu pourr
vouloir veux veut voulons veulent voulu voudr
voir vois voit voyons voient vu verr
aller vais va allons vont alle ir
enir iens ient enons iennent enu iendr
artir ars art artons artent arti artir
ortir ors ort ortons ortent orti ortir
ormir ors ort ormons orment ormi ormir
entir ens ent entons entent enti entir
ervir ers ert ervons ervent ervi ervir
mourir meurs meurt mourons meurent mort mourr
courir cours court courons courent couru courr
ouvrir ouvre ouvre ouvrons ouvrent ouvert ouvrir
offrir offre offre offrons offrent offert offrir
cueillir cueille cueille cueillons cueillent cueilli cueiller
faillir faux faut faillons faillent failli faillir
envoyer envoie envoie envoyons envoient envoye enverr
er e e ons ent e er
asseoir assieds assied asseyons asseyent assis assier
falloir faux faut fallons faut fallu faudr
ir is it issons issent i ir
`
