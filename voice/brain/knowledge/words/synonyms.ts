/**
 * French words with the same meaning, for the search among written exchanges. Each line has a concept, a colon and
 * the words that express it. Grammatical concepts start with "=".
 */
export const synonyms = `
=caller: je j me m moi mon ma mes nous notre nos on
=companion: tu te t toi ton ta tes vous votre vos
=other: il elle lui ils elles eux son sa ses leur leurs
=not: pas jamais rien aucun aucune ni plus personne
=be: suis es sommes etes sont etais etaient etre ete sera serai serait suit
=have: ai as avons avez ont avais avait avaient avoir eu
=number: deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille
=thing: chose choses truc trucs machin
aller: vais vas allons allez vont allais allait aller alle allee irai iras ira
faire: fais fait faites faisons font faisais faisait faire ferai fera
pouvoir: peux peut pouvez peuvent pouvais pouvait pouvoir pourrais pourrait pourrai pu
vouloir: veux veut voulez veulent voulais voulait vouloir voudrais voudrait voulu
devoir: dois doit devez doivent devais devait devoir devrais devrait faut faudrait falloir
savoir: sais sait savez savent savais savait savoir su
voir: voit voyez voient voyais voyait voir vu vue verrai revoir revu
dire: dis dit dites disent disais disait dire raconter raconte racontes racontez
prendre: prends prend prenez prennent pris prise prendre prenais
mettre: mets met mettez mettent mis mise mettre
venir: viens vient venez viennent venu venue venir viendra
revenir: reviens revient revenu revenue revenir
tenir: tiens tient tenez tenir tenu
partir: pars part partez partent parti partie partir partait
quitter: quitter quitte quittee quittes
sortir: sors sort sortez sortent sorti sortie sortir
dormir: dors dort dormez dorment dormi dormir dormais endormir endors endormi sommeil insomnie insomnies
lire: lis lit lisez lisent lu lire lisais lecture
ecrire: ecris ecrit ecrivez ecrire ecrivais
boire: bois boit buvez boivent bu boire buvais
courir: cours court courez courir couru footing jogging
mourir: meurs meurt mourir mort morte decede decedee deces
perdre: perds perd perdu perdue perdre
attendre: attends attend attendez attendre attendu
entendre: entends entend entendre entendu
rendre: rends rend rendre rendu
apprendre: apprends apprend apprendre appris
comprendre: comprends comprend comprendre compris
connaitre: connais connait connaissez connaitre connu
croire: crois croit croyez croire penser pense penses pensez
vivre: vis vit vivez vivre vecu vivais habiter habite habites habitez habitais
suivre: suivez suivre
recevoir: recois recoit recevez recevoir recu
plaire: plait plais plaire plu
aimer: aime aimes aimez aimais aimer adore adores adorer kiffe kiffer apprecie
detester: deteste detestes detester hais hait haine supporte supporter
sentir: sens sent sentez sentir senti ressens ressent ressentir
parler: parle parles parlez parlent parlais parler cause causer discute discuter discussion
manger: mange manges mangez mangeais manger bouffe bouffer bouffes repas grignote grignoter
cuisiner: cuisine cuisines cuisiner cuire cuisson cuit
travail: travail travaille travailles travailler travaillais boulot taf job bosse bosser bosses emploi metier taff
patron: patron patronne chef cheffe manager boss superieur responsable
collegue: collegue collegues
chomage: chomage chomeur virer vire viree licencie licenciee licenciement
argent: argent fric thune thunes sous pognon salaire paie paye
enfant: enfant enfants gosse gosses gamin gamins gamine mome momes petits
fils: fils garcon
fille: fille fillette
bebe: bebe nourrisson nouveaune
mere: mere maman
pere: pere papa
parents: parents
mamie: mamie meme grandmere
papi: papi pepe papy
frere: frere frangin frerot
soeur: soeur frangine
mari: mari epoux homme
femme: femme epouse
copain: copain mec compagnon cheri conjoint jules
copine: copine meuf compagne cherie nana
ami: ami amis amie amies pote potes copains copines
ex: ex
couple: couple relation
rupture: rupture rompu rompre separe separee separation separer larguer large larguee plaque plaquee
divorce: divorce divorcer divorcee
amoureux: amoureux amoureuse amour crush
jaloux: jaloux jalouse jalousie
tromper: trompe trompee tromper infidele infidelite
celibataire: celibataire celibat
rencontre: rencontre rencontrer rencontres date rencard tinder
sexe: sexe sexuel sexuelle sexuels coucher couche libido
fatigue: fatigue fatiguee creve crevee epuise epuisee claque claquee naze vanne vannee ko lessive lessivee rincee
triste: triste tristesse cafard deprime deprimee deprimes deprimer moral blues tristounet
content: content contente heureux heureuse ravi ravie joie bonheur
seul: seul seule seuls solitude solitaire isole isolee
peur: peur angoisse angoissee angoisses angoisser flippe flipper trouille anxieux anxieuse crains stressee stresse stress inquiet inquiete inquietude
colere: colere enerve enervee enerver enerves rage furieux furieuse agace agacee saoule soule gonfle
honte: honte honteux honteuse
pleurer: pleure pleures pleurer pleurais larmes chiale chialer sanglote
rire: ris rit rire rigole rigoler rigolo drole marrant blague blagues
ennui: ennuie ennuies ennuyer ennui emmerde glander
mal: mal douleur douleurs souffre souffrir
malade: malade maladie grippe rhume enrhume enrhumee
medecin: medecin docteur toubib generaliste
hopital: hopital clinique urgences hospitalise hospitalisee
medicament: medicament medicaments cachet cachets traitement comprime
enceinte: enceinte grossesse
maison: maison chez logement appart appartement studio
demenager: demenage demenager demenagement emmenage emmenager
ville: ville
voisin: voisin voisine voisins
bruit: bruit bruyant boucan vacarme tapage
chat: chat chatte chaton matou
chien: chien chienne chiot toutou
voiture: voiture bagnole auto caisse
velo: velo bicyclette
train: train tgv rer ter
ecole: ecole classe maternelle cp college lycee
prof: prof professeur maitresse maitre instituteur enseignant enseignante
etudes: etudes etudiant etudiante fac universite licence master
examen: examen exam examens partiel partiels bac concours controle brevet
permis: permis
sport: sport sports muscu gym fitness entrainement
foot: foot football match matchs
musique: musique chanson chansons morceau
guitare: guitare
film: film films cine cinema
serie: serie series netflix
livre: livre livres roman romans bouquin bouquins
jeu: jeu jeux jouer joue joues jouez console
vacances: vacances conges conge
voyage: voyage voyager voyages voyageais partirai
noel: noel
anniversaire: anniversaire
mariage: mariage marier marie mariee noces
temps: meteo pluie pleut pleuvoir soleil
froid: froid gele caille
chaud: chaud chaude canicule chaleur
nuit: nuit nuits
soir: soir soiree
matin: matin matinee
cafe: cafe
the: the tisane
alcool: alcool alcoolique biere vin picole picoler ivre bourre bourree
cigarette: cigarette cigarettes clope clopes fumer fume fumes tabac
regime: regime maigrir grossir grossi poids kilos mincir maigri
telephone: telephone portable smartphone
appeler: appelle appeler appelles rappeler rappelle telephoner
message: message messages sms texto mail mails
reseaux: instagram facebook tiktok insta reseaux
internet: internet wifi box
ordinateur: ordinateur ordi pc
reve: reve reves rever revais cauchemar cauchemars
dieu: dieu religion croyant priere prier
politique: politique election elections voter vote president gouvernement
guerre: guerre
vieux: vieux vieille vieillir vieillis age ages
retraite: retraite retraitee
jeune: jeune jeunes jeunesse
petit: petit petite
combien: combien
quel: quel quelle quels quelles
comment: comment
pourquoi: pourquoi
conseil: conseil conseils avis
idee: idee idees
aider: aide aides aider aidez
arreter: arrete arretes arreter stoppe cesser
commencer: commence commencer debute debuter
changer: change changer changement
choisir: choix choisir choisis hesite hesiter
reussir: reussi reussir reussis reussite
rater: rate rater ratee echoue echouer echec plante loupe loupee louper foire
mauvais: mauvais mauvaise sale pourri pourrie horrible merde affreux affreuse nul nulle
bon: bon bonne belle beau genial geniale chouette formidable excellent excellente
acheter: achete acheter achat courses
payer: payer
dispute: dispute disputes disputer engueule engueuler engueulade embrouille querelle
amitie: amitie
cadeau: cadeau cadeaux
recette: recette recettes
oeuf: oeuf oeufs
pates: pates
gateau: gateau gateaux
restaurant: restaurant resto
jardin: jardin potager jardiner jardinage
mayonnaise: mayonnaise mayo
sel: sel salee salees saler
evier: evier lavabo
toilettes: toilettes wc chiottes
disjoncteur: disjoncteur disjoncte plombs
colis: colis paquet paquets
amende: amende amendes pv contravention prune contredanse
arnaque: arnaque arnaques arnaquer arnaquee escroc escrocs escroquer escroquerie
impots: impots impot fisc
heritage: heritage heriter herite succession
homo: gay homo lesbienne homosexuel homosexuelle
veuf: veuf veuve veuvage
menopause: menopause menopausee premenopause
tdah: tdah hyperactif hyperactive
orage: orage orages tonnerre foudre eclair eclairs
mentir: mens ment mentez mentir menti mensonge mensonges
pardonner: pardonne pardonner pardonnes
draguer: drague dragues draguer draguez flirte flirtes flirter flirtez
embrasser: embrasse embrasses embrasser embrassee embrassees
brocante: brocante brocantes chine chiner puces
`

/** Words that the search ignores. */
export const fillers: ReadonlySet<string> = new Set(
  `ah alors au aussi aux bah ben bon bref ce cela cet cette ces c d de des donc du en enfin encore est et
  etait euh fait genre hein hum l la le les mais mm n ne oh ok oui ouais non ou par pour puis qu que se s
  si sur tellement toute tres trop un une voila vraiment y a an dans avec plutot juste quand meme coup
  peu maintenant finalement vachement completement totalement presque hier aujourd hui
  surtout carrement franchement assez hyper super grave sinon`.split(/\s+/),
)

/** Multi-word expressions, each with the words that replace it before the search for concepts. */
export const multiWordConcepts: readonly (readonly [RegExp, string])[] = [
  [/\bpetit(?:e)? (?:copain|ami)\b/g, 'copain'],
  [/\bpetite? (?:copine|amie)\b/g, 'copine'],
  [/\bgrands? parents?\b/g, 'grandsparents'],
  [/\bgrande? mere\b/g, 'mamie'],
  [/\bgrand pere\b/g, 'papi'],
  [/\bpetits? (?:enfants?|fils)\b/g, 'petitsenfants'],
  [/\bbeaux? (?:parents?|pere)\b|\bbelle mere\b/g, 'beauxparents'],
  [/\b(?:beau frere|belle soeur)\b/g, 'bellefamille'],
  [/\best ce (?:que|qu)\b/g, ''],
  [/\bqu est ce (?:que|qu|qui)\b/g, 'quoi'],
  [/\b(?:tu sais|vous savez|je sais pas moi)\b(?! (?:quoi|tout|ce|faire|cuisiner|\w+r)\b)/g, ''],
  [/\bc est quoi\b/g, 'quel'],
  [/\bpourquoi\b/g, 'pourquoi'],
  [/\bmal de tete\b/g, 'mal tete'],
  [/\bje (?:ne )?m aime\b/g, 'estime'],
  [/\bweek end\b/g, 'weekend'],
  [/\bburn out\b/g, 'burnout'],
  [/\bboire un verre\b/g, 'verre'],
  [/\bcoup de (?:fil|telephone)\b/g, 'appeler'],
  [/\bfaire l amour\b/g, 'coucher'],
  [/\b(?:tu t|vous vous) (?:appelles|appelez)\b/g, 'tu nomme'],
]
