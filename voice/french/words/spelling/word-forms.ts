/** Stems of frequent verbs in "-er". */
const regularStems =
  'abandonn abord abus accept accompagn accord accroch accus achet all actionn activ adapt admir ador adress affirm affich aggrav agress aid aim aliment allum amen amus analys ancr anim annonc annul appel apport appréci approch approuv appuy arrach arrang arrêt arriv assembl assist assur attach attaqu attrap augment autoris avanc avou baiss balay bavard bless bloqu boug branch bricol brûl cach calcul calm caress cass caus cess chang chant charg chass chauff cherch circul class coch coll command commenc communiqu compar complét compliqu compt concern condamn confi confirm conjugu consacr conseill conserv consult contact contest continu contrôl convoqu coordonn copi corrig couch coup coût cré critiqu crois cuisin cultiv dans débarqu débrouill début décal décid déclar décor découp défil dégag déjeun délégu demand démarr déménag démissionn démontr dénonc dépann dépêch dépens déplac dépos dérang désir dessin détaill détest détermin développ devin dîn dispens dispos disput distribu divis divorc domin donn dout dress dur échang échapp éclair écout écras édit effac effectu élev élimin éloign embarqu embauch embrass emmen empêch emport emprunt encadr encaiss encourag énerv engag enlev enregistr enseign entam enterr entour entraîn entr envisag envoy épous épuis espér essay estim étal étonn étudi évalu évit exagér examin excus exécut exig exist expédi expliqu exploit expos exprim fabriqu facilit factur fâch fatigu ferm fêt figur fil filtr financ fix forc form formul fouill fourr frapp fréquent frôl fum gagn gard gar gâch gên gér glac gliss goût gratt grill grimp grond group habill habit habitu hésit honor ignor illustr imagin imit impliqu import impos imprim indiqu inform inquiét install insist inspir insult intégr intéress interrog invent invit isol jet jou jug jur justifi lâch laiss lanc lav lev libér licenci limit liquid livr log lou manag mang manifest manipul manqu marchand march mari marqu mélang menac men mentionn mérit mesur mont montr motiv multipli nag négoci nettoy nomm not oblig observ occup offens oppos ordonn organis oubli pardonn parl particip partag pass pay pêch peign pens perfectionn pes photographi plac plaid plant pleur plong port pos postul pouss pratiqu précis préfér prépar présent prêt pri priv procéd programm projet prolong promen prononc propos protég prouv provoqu publi qualifi questionn quitt raccroch racont rang rappel rapport rassur rat réalis récit réclam récupér recal recherch recommand recommenc réconcili rectifi redonn redout refus regard régl regrett régularis rejet relanc relev rembours remerci remont remplac rémunér rencontr renforc renonc renouvel renseign rentr renvoy répar répét report repos représent réserv résili respect respir ressembl rest résum retard retir retourn retrouv réveill révél rêv révis risqu rumin sabot saign salu sauv sécuris sembl sépar serr signal sign signifi simul soign sollicit sonn souffl souhait soulag soulev soupçonn stabilis stopp stress subventionn suggér support supprim surmont surveill suspect tap tard téléphon témoign termin test tir tomb touch tourn trait transfér transform transpir travaill travers tremp trich tromp trouv tutoy urin utilis valid vers vex vid vir visit vol vot voyag'

/** Irregular present stems. */
const presentStems =
  'achèt appell rappell jett projett rejett lèv enlèv relèv élèv mèn amèn emmèn promèn pès préfèr espèr répèt gèr inquièt suggèr protèg complèt envoi renvoi essai nettoi appui pai emploi renouvell'

/** Per verb: infinitive, participle, present for je, il, vous and ils, stem of the future, stem of the imperfect. */
const irregularVerbs = `
être été suis est êtes sont ser ét
avoir eu ai a avez ont aur av
aller allé vais va allez vont ir all
faire fait fais fait faites font fer fais
pouvoir pu peux peut pouvez peuvent pourr pouv
vouloir voulu veux veut voulez veulent voudr voul
devoir dû dois doit devez doivent devr dev
savoir su sais sait savez savent saur sav
voir vu vois voit voyez voient verr voy
revoir revu revois revoit revoyez revoient reverr revoy
prévoir prévu prévois prévoit prévoyez prévoient prévoir prévoy
croire cru crois croit croyez croient croir croy
dire dit dis dit dites disent dir dis
lire lu lis lit lisez lisent lir lis
écrire écrit écris écrit écrivez écrivent écrir écriv
inscrire inscrit inscris inscrit inscrivez inscrivent inscrir inscriv
prendre pris prends prend prenez prennent prendr pren
apprendre appris apprends apprend apprenez apprennent apprendr appren
comprendre compris comprends comprend comprenez comprennent comprendr compren
reprendre repris reprends reprend reprenez reprennent reprendr repren
mettre mis mets met mettez mettent mettr mett
remettre remis remets remet remettez remettent remettr remett
permettre permis permets permet permettez permettent permettr permett
promettre promis promets promet promettez promettent promettr promett
transmettre transmis transmets transmet transmettez transmettent transmettr transmett
admettre admis admets admet admettez admettent admettr admett
commettre commis commets commet commettez commettent commettr commett
venir venu viens vient venez viennent viendr ven
revenir revenu reviens revient revenez reviennent reviendr reven
devenir devenu deviens devient devenez deviennent deviendr deven
tenir tenu tiens tient tenez tiennent tiendr ten
obtenir obtenu obtiens obtient obtenez obtiennent obtiendr obten
retenir retenu retiens retient retenez retiennent retiendr reten
contenir contenu contiens contient contenez contiennent contiendr conten
souvenir souvenu souviens souvient souvenez souviennent souviendr souven
prévenir prévenu préviens prévient prévenez préviennent préviendr préven
partir parti pars part partez partent partir part
sortir sorti sors sort sortez sortent sortir sort
sentir senti sens sent sentez sentent sentir sent
dormir dormi dors dort dormez dorment dormir dorm
servir servi sers sert servez servent servir serv
finir fini finis finit finissez finissent finir finiss
choisir choisi choisis choisit choisissez choisissent choisir choisiss
réussir réussi réussis réussit réussissez réussissent réussir réussiss
remplir rempli remplis remplit remplissez remplissent remplir rempliss
réfléchir réfléchi réfléchis réfléchit réfléchissez réfléchissent réfléchir réfléchiss
fournir fourni fournis fournit fournissez fournissent fournir fourniss
définir défini définis définit définissez définissent définir définiss
subir subi subis subit subissez subissent subir subiss
agir agi agis agit agissez agissent agir agiss
attendre attendu attends attend attendez attendent attendr attend
entendre entendu entends entend entendez entendent entendr entend
rendre rendu rends rend rendez rendent rendr rend
vendre vendu vends vend vendez vendent vendr vend
perdre perdu perds perd perdez perdent perdr perd
répondre répondu réponds répond répondez répondent répondr répond
descendre descendu descends descend descendez descendent descendr descend
recevoir reçu reçois reçoit recevez reçoivent recevr recev
connaître connu connais connaît connaissez connaissent connaîtr connaiss
boire bu bois boit buvez boivent boir buv
suivre suivi suis suit suivez suivent suivr suiv
vivre vécu vis vit vivez vivent vivr viv
ouvrir ouvert ouvre ouvre ouvrez ouvrent ouvrir ouvr
offrir offert offre offre offrez offrent offrir offr
découvrir découvert découvre découvre découvrez découvrent découvrir découvr
souffrir souffert souffre souffre souffrez souffrent souffrir souffr
joindre joint joins joint joignez joignent joindr joign
rejoindre rejoint rejoins rejoint rejoignez rejoignent rejoindr rejoign
craindre craint crains craint craignez craignent craindr craign
conduire conduit conduis conduit conduisez conduisent conduir conduis
construire construit construis construit construisez construisent construir construis
courir couru cours court courez courent courr cour
`

/** Pairs of an indicative form and the subjunctive form that differs from it, each verb on its own line. */
const subjunctives = `
suis sois es sois est soit êtes soyez sont soient
ai aie as aies a ait avez ayez ont aient
vais aille vas ailles va aille allez alliez vont aillent
fais fasse fait fasse faites fassiez font fassent
peux puisse peut puisse pouvez puissiez peuvent puissent
veux veuille veut veuille voulez vouliez veulent veuillent
sais sache sait sache savez sachiez savent sachent
dois doive doit doive devez deviez
viens vienne vient vienne venez veniez
reviens revienne revient revienne revenez reveniez
tiens tienne tient tienne tenez teniez
prends prenne prend prenne prenez preniez
comprends comprenne comprend comprenne comprenez compreniez
apprends apprenne apprend apprenne apprenez appreniez
mets mette met mette mettez mettiez
dis dise dit dise dites disiez
pars parte part parte partez partiez
sors sorte sort sorte sortez sortiez
finis finisse finit finisse finissez finissiez
réussis réussisse réussit réussisse
attends attende attend attende attendez attendiez
réponds réponde répond réponde répondez répondiez
rends rende rend rende rendez rendiez
perds perde perd perde
lis lise lit lise lisez lisiez
écris écrive écrit écrive écrivez écriviez
vois voie voit voie voyez voyiez
crois croie croit croie
pleut pleuve
`

const masculineNouns =
  'accident accord achat ami anniversaire appartement appel article atelier avis avocat bail ballon bateau bijou billet bruit bureau cadeau cahier café camion canapé carton certificat chantier chat chef chemin cheval chien chiffre choix client code collègue colis colloque compte comptable conflit congé conseil conseiller contact contrat copain cours courrier créneau dégât délai département dépôt dessin devis devoir diplôme directeur document dossier doute droit échange élève emploi employé employeur enfant ennui entretien escalier événement exemple exercice fichier fils film fournisseur formulaire fruit garçon gâteau groupe homme horaire hôpital hôtel immeuble impôt incident invité jardin jeu jour journal légume lien lieu livre locataire logement loyer magasin mail manager matin médecin médicament membre ménage message métier meuble mois moment mot motif mur numéro objectif objet outil ouvrier paiement papier parent passeport patron pays permis plaisir plan point portable poste problème produit professeur programme projet prix propriétaire quartier rapport recours refus remboursement rendez-vous renseignement repas reproche responsable retard retour risque rôle salaire salarié secret service signal site soin soir sondage souci souvenir stage stylo succès sujet tableau tarif téléphone texte ticket titre train traitement travail vélo vêtement village virement visage voisin voyage week-end'
const feminineNouns =
  'absence action activité administration adresse affaire agence aide amie amitié année annonce assurance attente augmentation banque bague boîte boutique candidature carte cause chaise chambre chance chanson chaussure chose clé cliente commande communauté compétence condition conférence confiance connaissance consigne conversation copie copine date décision déclaration demande démarche démission dépense difficulté discussion dispute école entreprise équipe erreur étape étude excuse expérience explication facture faute femme fenêtre fête fiche fille fleur fois formation fuite garantie grossesse heure histoire idée image information intervention inscription journée lettre ligne liste livraison loi machine maison maladie manière matière médaille mère minute mission mutuelle négociation nouvelle nuit offre opération organisation page parole patience peine pensée période personne pièce place plainte porte possibilité pratique présentation preuve proposition promesse qualité question raison recette recherche réclamation réduction règle relation remarque rencontre réparation réponse réservation résiliation réunion robe rue salle salutation santé seconde semaine série signature situation société sœur solution somme soirée sortie tâche table tante taxe tenue usine vacance valeur valise veste ville visite vidéo voiture voisine voix'

const adjectives =
  'important urgent dernier prochain différent difficile long longue personnel professionnel content grand petit gentil joli absent présent disponible malade triste impayé fermé ouvert prêt complet inquiet désolé payant gratuit joint ancien nouveau récent suivant précédent français anglais administratif médical compliqué fatigué'
const irregularPlurals = new Map([
  ['journal', 'journaux'],
  ['cheval', 'chevaux'],
  ['hôpital', 'hôpitaux'],
  ['travail', 'travaux'],
  ['bail', 'baux'],
  ['signal', 'signaux'],
  ['bijou', 'bijoux'],
  ['rendez-vous', 'rendez-vous'],
])

const splitWords = (words: string) => words.trim().split(/\s+/)
const mapToThemselves = (words: readonly string[]) => new Map(words.map((word) => [word, word]))
function pluralise(noun: string): string {
  const irregularPlural = irregularPlurals.get(noun)
  if (irregularPlural) return irregularPlural
  if (/[sxz]$/.test(noun)) return noun
  return /(?:eau|eu)$/.test(noun) ? `${noun}x` : `${noun}s`
}
/** Lists the nouns whose plural differs from the singular, with their plural. */
const listPlurals = (nouns: readonly string[]) =>
  nouns.flatMap((noun) => (pluralise(noun) === noun ? [] : [[noun, pluralise(noun)] as const]))
/** Maps the second word of each pair to the first. */
const swapPairs = (pairs: readonly (readonly [string, string])[]) =>
  new Map(pairs.map(([one, other]) => [other, one]))

const verbs = irregularVerbs
  .trim()
  .split('\n')
  .map((line) => {
    const [infinitive, participle, je, il, vous, ils, future, imperfect] = line.split(' ')
    return { infinitive, participle, je, il, vous, ils, future, imperfect } as Record<
      string,
      string
    >
  })
/** Maps each form of one kind, such as "je", to the form of another kind of the same verb, where they differ. */
const pairForms = (from: string, to: string) =>
  new Map(
    verbs.flatMap((verb) => {
      const [one = '', other = ''] = [verb[from], verb[to]]
      return one === other ? [] : [[one, other] as const]
    }),
  )

/** Lists the spellings that callers write for a participle, the right one included: "permit", "permi" and "permis". */
function listParticipleSpellings(participle: string): readonly string[] {
  const stem = participle.replace(/[st]$/, '')
  return ['', 's', 't', 'e', 'es', 'ts'].map((ending) => stem + ending)
}

/** Wrong spellings of participles, each with the right one. */
const wrongParticiples = verbs
  .map(({ participle = '' }) => participle)
  .filter((participle) => participle.length > 2 && participle !== 'été' && participle !== 'allé')
  .flatMap((participle) =>
    listParticipleSpellings(participle)
      .filter((wrong) => wrong !== participle && wrong !== `${participle}e`)
      .map((wrong) => [wrong, participle] as const),
  )

const masculine = splitWords(masculineNouns)
const feminine = splitWords(feminineNouns)
const nouns = [...masculine, ...feminine]
const stems = splitWords(regularStems)

/** For each group name of the patterns: the words that the group may capture, with their replacement. */
export const wordForms: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['er', mapToThemselves(stems)],
  ['present', mapToThemselves([...stems, ...splitWords(presentStems)])],
  ['participle', new Map(wrongParticiples)],
  ['rightParticiple', mapToThemselves(verbs.flatMap(({ participle = '' }) => participle))],
  ['infinitive', mapToThemselves(verbs.flatMap(({ infinitive = '' }) => infinitive))],
  ['jeForm', new Map([...pairForms('il', 'je'), ['envoi', 'envoie'], ['envois', 'envoie']])],
  ['ilForm', new Map([...pairForms('je', 'il')].filter(([je]) => je !== 'suis'))],
  ['ilsForm', pairForms('il', 'ils')],
  [
    'subjunctive',
    new Map(
      subjunctives
        .trim()
        .split('\n')
        .flatMap((line) =>
          [...line.matchAll(/(\S+) (\S+)/g)].map(([, one = '', other = '']) => [one, other]),
        ),
    ) as ReadonlyMap<string, string>,
  ],
  [
    'conditional',
    new Map([
      ...pairForms('future', 'imperfect'),
      ...stems.map((stem) => [`${stem}er`, stem] as const),
    ]),
  ],
  ['plural', new Map(listPlurals(nouns))],
  ['singular', swapPairs(listPlurals(nouns))],
  ['pluralNoun', mapToThemselves(nouns.map(pluralise))],
  ['masculine', mapToThemselves(masculine)],
  ['feminine', mapToThemselves(feminine)],
  ['feminines', mapToThemselves(feminine.map(pluralise))],
  ['masculines', mapToThemselves(masculine.map(pluralise))],
  ['adjective', mapToThemselves(splitWords(adjectives))],
])
