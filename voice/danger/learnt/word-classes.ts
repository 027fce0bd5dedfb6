import { stem } from '../../text-analysis/classifier/extract-features'

/**
 * Words with about the same meaning for danger detection, by class. Without accents, as `normaliseText`
 * writes them; one form of an inflected word suffices where `stem` removes the ending. A word that is listed in
 * several classes belongs to the first one.
 */
const wordsByClass: Readonly<Record<string, string>> = {
  // People.
  partner:
    'mari femme epoux epouse copain copine mec meuf conjoint conjointe compagnon compagne ex cheri cherie jules bonhomme keum nana gonzesse fiance fiancee concubin amoureux',
  parent: 'pere mere papa maman parents daron daronne daronnes darons reuf mater pater beau belle',
  elder:
    'grand grands papi papy mamie mamy meme pepe memere pepere vieux vieille vieillard ancien aine',
  child:
    'enfant enfants fils fille filles garcon gamin gamine gosse gosses bebe bebes petit petite petits petites mome momes minot mioche nourrisson puce ado ados loulou bout chou jumeaux jumelles neveu niece filleul nouveau',
  relative: 'frere soeur frangin frangine cousin cousine oncle tante tonton tata',
  friend: 'ami amie amis pote potes copains copines coloc colocataire voisin voisine camarade',
  workmate:
    'collegue patron patronne chef cheffe boss responsable manager associe client cliente directeur directrice employeur proprio proprietaire',
  stranger: 'type gars homme hommes inconnu monsieur individu bande mecs gens dame quelqu jeunes',
  carer:
    'infirmier infirmiere auxiliaire soignant soignante nounou nourrice aide kine masseur docteur medecin generaliste psy psychiatre pediatre pharmacien educateur animateur entraineur coach prof professeur maitre maitresse instit',
  emergencyServices:
    'samu pompier pompiers police policier gendarme gendarmes ambulance urgences secours urgentiste',
  // Death and farewell.
  die: 'mourir meurs meurt meure mort morte mourrai creve crever caner clamser deces decede eteindre eteint trepas agonie',
  suicide:
    'suicide suicider suicidaire suicides ts tentative supprimer flinguer pendre pendu pends immoler',
  kill: 'tuer tue tuerai buter bute planter plante poignarder egorger massacrer zigouiller descendre assassiner assassin carnage saigner liquider abattre',
  farewell:
    'adieu adieux revoir quitter quitte dernier derniere derniers dernieres ultime definitif definitivement toujours jamais',
  vanish:
    'disparaitre disparaisse disparais disparu absent partir parte pars parti partie aller aille exister existe existait effacer efface evaporer',
  burden:
    'poids charge fardeau boulet gene derange debarrasser debarrasse soulage soulages encombre inutile inutiles bouche',
  goodsGiven: 'donne donner donnes refile legue offert confie distribue cede',
  papers:
    'lettre lettres mot mots papiers testament assurance notaire codes enveloppe contrat documents',
  funeral:
    'enterrement enterre obseques tombe cimetiere cercueil incinere cendres funerailles deuil',
  heaven: 'ciel haut paradis rejoindre retrouver rejoins retrouve monde lumiere',
  height:
    'pont toit rebord rambarde parapet balcon balustrade falaise vide viaduc grue etage fenetre corniche garde',
  rails: 'rails voie voies quai train metro rer tgv ballast',
  jump: 'sauter saute sauterai jeter jette enjamber enjambe plonger lacher lache basculer pencher',
  water: 'eau mer riviere fleuve canal lac piscine baignoire seine etang noyer noye noie coule',
  rope: 'corde noeud poutre cable drap ceinture foulard laniere',
  firearm:
    'arme armes fusil flingue pistolet revolver carabine calibre cartouche balle balles coup tire tirer feu',
  blade:
    'lame lames couteau couteaux cutter rasoir scalpel ciseaux compas canif machette hache opinel aiguille verre',
  harmSelf:
    'scarifier scarifie entaille entailler taillader coupures coupe couper griffer griffe lacerer mutiler cicatrices veines poignet poignets avant',
  ready:
    'prepare prepares prepares pret prete prets organise regle range decide choisi prevu plan date',
  soon: 'ce soir nuit demain maintenant bientot tout heure minute minutes suite',
  // Feelings.
  despair:
    'desespoir desespere noir bout epuise force forces courage vaincu rien sert sens utilite inutile abandonne baisse foutu fichu',
  relief: 'calme apaise paix libere soulagement tranquille repos',
  shame: 'honte coupable faute merite degout degoute deteste hais sale salie',
  fear: 'peur terreur terrorise terrifie trouille flippe effraye crains angoisse panique tremble tremblait cache cacher',
  cry: 'pleure pleurer pleurait larmes sanglots fondu hurle hurler cri crie crier crient gemit appelle',
  alone: 'seul seule solitude personne isole isolee abandonne',
  // Violence.
  hit: 'frappe frapper frappait taper tape tapent cogner cogne battre bat battait battue gifle gifler claque baffe tarte raclee coups droite rosser tabasser tabasse molester pousse pousser poussee bouscule secouer secoue jete projete plaque empoigne',
  choke: 'etrangler etrangle etrangla serre serrer gorge cou oreiller etouffer etouffe',
  wound:
    'bleu bleus marque marques coquard cocard hematome fracture casse plaie plaies points balafre traces cotes',
  force: 'force forcer forcee oblige obliger obligee contraint contrainte impose exige',
  menace: 'menace menacer menaces chantage retrouvera paiera vengera venger vengeance regler',
  watch:
    'surveille surveiller fouille fouiller verifie verifier controle controler suit suivre traque espionne geolocalise guette rode',
  forbid: 'interdit interdire droit permission empeche prive priver autorise defend',
  lock: 'enferme enfermer enfermee cle cles verrou sequestre bloque bloquer coince prison prisonniere attache cave coffre placard',
  money: 'carte compte salaire paie paye argent pension dette dettes sous euros rembourser',
  intrude: 'entrer entre defonce defoncer force cambrioleur rentre porte fenetre vitre serrure',
  sex: 'viol viole violer violee attouchements touche toucher touchait sexuel caresse coucher couche nu nue lit culotte sexe zizi agresse agression pelote tripote embrasse seins fesses cuisse cuisses penetre preservatif',
  refuse: 'refuse refuser voulais envie consentement accord arrete non',
  wedding: 'marier mariage fiancailles epouser pays bled village billet passeport cousin dot',
  prostitution:
    'prostitution passe passes client clients trottoir reseau exploite esclave dette proxenete',
  drunk:
    'bu boit boire ivre bourre alcool alcoolique picole saoul soul vodka whisky rhum biere vin rose pastis',
  // Body.
  pills:
    'cachet cachets comprime comprimes medicament medicaments medoc medocs pilule pilules gelule gelules somnifere somniferes xanax doliprane dolipranes paracetamol lexomil valium anxiolytique antidepresseur calmant calmants gouttes tramadol morphine insuline plaquette plaquettes boite boites tube flacon traitement dose doses efferalgan codeine methadone pilulier ordonnance',
  swallow:
    'avale avaler gobe gober ingere ingurgite pris prendre prends reprend repris enfile mange lappe lape croque suce macher',
  many: 'tous toutes toute entier entiere plein trop beaucoup poignee dizaine quinzaine vingtaine trentaine quarantaine soixantaine paquet vingt trente quarante cinquante soixante moitie double triple',
  toxic:
    'javel lessive deboucheur soude acide antigel produit produits detergent poison raticide desherbant pile essence ammoniaque dissolvant champignons baies venin serpent insecticide detartrant white',
  gas: 'gaz monoxyde carbone chaudiere poele chauffage brasero barbecue fumee groupe cheminee incendie brule flammes',
  drugs:
    'drogue coke cocaine heroine hero ghb ecstasy mdma taz crack keta ketamine lsd piqure seringue pique sniffe overdose surdose',
  heart: 'poitrine thorax coeur sternum machoire bras omoplates palpitant',
  pain: 'mal douleur douleurs serre serrement pression etau ecrase comprime brulure dechire poignard barre crampes crampe lance',
  breath:
    'respire respirer respiration souffle souffler air etouffe etouffer siffle sifflement poumons suffoque asthme ventoline haleter',
  faint:
    'evanoui evanouie evanouir inconscient inconsciente connaissance malaise reveille reveiller reagit repond bouge effondre ecroule inerte mou molle somnolent somnole coma vertiges tourne',
  stroke:
    'paralyse paralysee visage bouche parole parler parle langue engourdi engourdie main jambe cote attrape articule bafouille',
  allergy:
    'allergie allergique gonfle gonflent gonfler levres plaques gorge piqure guepe abeille cacahuete noix crevette epipen oedeme',
  bleed: 'sang saigne saigner saignement hemorragie caillot caillots gicle vide ensanglante rouge',
  fever:
    'fievre brulant brulante convulsions convulse convulsion spasmes secousses raide taches delire delirer quarante',
  colour: 'bleu bleue violet violette gris grise blanc blanche pale livide',
  fall: 'tombe tomber tombee chute escalier echelle glisse glisser terre sol relever releve',
  pregnant:
    'enceinte grossesse bebe accoucher accouche accouchement contractions contraction eaux poche terme foetus semaines placenta cordon',
  sleep: 'dormir dors dort endormir endort sommeil sieste reveil lever',
  vomit: 'vomir vomi vomit nausee nausees gerbe',
  // Age and school.
  school:
    'ecole college lycee classe brevet cm1 cm2 ce1 ce2 cp sixieme cinquieme quatrieme troisieme seconde recre devoirs cartable collegien lyceen maternelle cantine maitresse',
  age: 'ans age anniversaire mineur mineure majeur majeure',
  agesOfMinors: 'huit neuf dix onze douze treize quatorze quinze seize',
  internet:
    'internet telephone portable appli ligne messages message snap discord insta instagram facebook photo photos video videos',
  // Subjects of harmless sentences.
  story:
    'film films serie series livre roman polar episode personnage heros heroine acteur jeu jeux documentaire reportage article podcast chanson theatre scene chapitre scenario manga bd intrigue',
  news: 'infos journal tele television radio actualite actualites',
  job: 'travail boulot taf bureau reunion projet dossier equipe entreprise usine chantier client facture devis formation stage service poste entretien candidature demission retraite',
  healed:
    'gueri guerie remission remis remise retabli mieux passe longtemps autrefois epoque aujourdhui depuis',
  usual: 'habitude prescrit ordonnance comme prevu matin midi renouveler',
  joke: 'rire rigole rigoler blague blagues drole marrant plaisante mdr lol marre ri rit',
  leisure:
    'vacances week plage montagne cuisine recette gateau jardin sport foot match velo musique concert danse balade voyage resto restaurant fete noel cinema course tennis piscine camping',
  food: 'pain fromage chocolat poulet soupe pizza cafe the gateau viande legumes tarte salade tomates frites dessert raclette',
  pet: 'chien chat chats chiens lapin cheval poules vache veterinaire',
  tired:
    'fatigue fatiguee creve crevee epuise epuisee naze lessive lessivee rince rincee claque vanne ko',
  flirt:
    'amoureux amour aime plait rencontre rendez dragueur drague textos flashe craque seduire couple celibataire divorce separation rupture',
  quarrel: 'dispute disputer engueule engueules fache fachee boude reconcilie reproche vexe vexee',
  worry:
    'stress stresse inquiete inquiet inquietude souci trac examen permis oral bac concours partiels controle',
  home: 'maison appart appartement chambre salon cuisine garage cave jardin immeuble palier',
}

type WordClass = { token: string; words: readonly string[] }

const classByStem = new Map<string, WordClass>()
for (const [index, wordList] of Object.values(wordsByClass).entries()) {
  const words = wordList.split(' ')
  const wordClass = { token: `q${index.toString().padStart(2, '0')}`, words }
  for (const word of words) if (!classByStem.has(stem(word))) classByStem.set(stem(word), wordClass)
}

/** Returns all words of a word's class, or null when it has no class. */
export const findRelatedWords = (word: string): readonly string[] | null =>
  classByStem.get(stem(word))?.words ?? null

/** Replaces each word that has a class with the token of the class: "mon mec" and "mon mari" become equal. */
export const toClassWords = (words: string): string =>
  words
    .split(' ')
    .map((word) => classByStem.get(stem(word))?.token ?? word)
    .join(' ')
