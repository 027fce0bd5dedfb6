/**
 * The vocabulary of danger, without accents and apostrophes. Entries are separated by white space;
 * `_` joins the words of a phrase, and regular expressions stand for inflections.
 */
export const concepts = {
  // People.
  partner: `mari femme epou(x|se) copain copine mec meuf conjointe? compagn(on|e) ex(_mari|_femme|_copain|_copine|_conjoint|_compagnon)?
    mon_homme mon_chum petit_ami petite_amie petit_copain petite_copine cheri(e)? homme_avec_qui_je_vis pere_de_mes_enfants fiancee? concubine? jules bonhomme keum nana gonzesse`,
  relative: `pere mere papa maman frere soeur oncle tante cousine? beau_pere belle_mere beau_frere grand_pere grand_mere
    papi papy mamie mamy parents? tonton tata demi_frere demi_soeur frangine? daronn?e? reuf reum pepe memere pepere beau_fils belle_fille belle_soeur gendre`,
  acquaintance: `amie? pote poto aide_soignante? copine? copain colloc coloc colocataire collegue voisine? patron chef boss prof entraineur coach
    locataire proprietaire client videur gardien`,
  stranger: `quelqu_un (un|une|des|deux|trois|le|la|les|cet?|cette)_(homme|hommes|femme|type|types|mec|mecs|gars|inconnue?|inconnus|individus?|voleur|monsieur|dame|jeunes?|bande)`,
  child: `enfants? fils fille filles garcon gamine?s? gosses? bebe bebes petite? petits petit_garcon petite_fille petit_fils mome momes
    neveu niece filleule? nourrisson eleve ados? adolescente? gamins minots? minotte mioches? jumeaux jumelles loulous?`,
  'third-person': `il elle ils elles on`,
  // Wishes and intentions of the caller.
  want: `espere ferais_mieux_de? courage_de? resolue?_a finir_par veux veut veu voudrais voudrai aimerais aimerai souhaite souhaiterais prefere prefererais preferais envie_d[e]? envie_de_m? envi_de? envies_de? hate_de?
    reve_de? besoin_de? songe_a songe pense_a pense_souvent_a compte prevu_de prevois_de decide_de? idee_de? tente_de? essaye?r?_de? essaie_de? essayer_de? failli pret_a prete_a`,
  will: `vais veux veut voudrais aimerais envie_de? envi_de? compte pourrais serais_capable_de? capable_de? risque_de? pret_a prete_a decide_de? besoin_de?
    pulsions?_de? idee_de? pense_a retiens_de? deux_doigts_de? sur_le_point_de? pense_qu_a rever_de? reve_de? finir_par jure_que_je_vais dois`,
  // Death and suicide.
  die: `mourir mourrir mourire crever creve etre_morte? etre_plus_la plus_etre_la ne_plus_etre_la plus_exister plus_vivre cesser_de_vivre arreter_de_vivre
    en_finir en_terminer_avec_(la_vie|tout|tout_ca|ma_vie) mettre_fin_a_(mes_jours|ma_vie|mes_souffrances|tout_ca) quitter_(ce_monde|cette_vie|cette_terre|la_vie)
    partir_(pour_toujours|definitivement|pour_de_bon|la_haut|au_ciel) (disparaitre|dormir|m_endormir|fermer_les_yeux)_(pour_toujours|pour_de_bon|a_jamais|definitivement)
    plus_me_reveiller (ne_)?(plus_|pas_)?jamais_(me_)?reveiller ne_pas_me_reveiller ne_plus_(me_)?reveiller suicide`,
  'kill-self': `tuer tue tuerai tuerais suicider suicide suiciderai pendre pends pendu noyer noie flinguer flingue buter bute supprimer supprime supprimais immoler
    defenestrer (foutre|fous|mettre|ficher)_en_l_air (jeter|jette|balancer|balance|precipiter|lancer)_(sous|par|du|d_un|de|dans_le_vide|dans_la_(seine|riviere|mer|loire)|dans_le_(rhone|canal|fleuve)|contre_un|devant|depuis)
    (ouvrir|couper|trancher|taillader|tailler)_les_(veines|poignets) (tirer|mettre|foutre|coller|tire)_une_balle (faire_)?sauter_(le_caisson|la_cervelle) exploser_la_(tete|cervelle)
    laisser_(mourir|crever|tomber_(du|dans_le|d_un|de)) (oter|enlever|enleve)_la_vie en_finir empoisonner donner_la_mort gazer`,
  'kill-themself': `tuer tue suicider suicide pendre pendu noyer flinguer buter supprimer supprime jeter jette (foutre|fout|foute)_en_l_air ouvrir_les_veines tirer_une_balle immoler defenestrer faire_du_mal`,
  despair: `plus_la_force plus_de_force en_peux_plus peux_plus_rien au_bout a_bout sers_(plus_)?a_rien vaut_(plus|pas)_le_coup plus_envie_de_rien supporte_plus tiens_plus tiendrai_(pas|plus) craque
    me_deteste me_degoute plus_personne plus_rien vieux vieille foutue? souffre lache_tout perdu_tout tout_perdu definitivement fatiguee?_de_tout marre_de_tout plus_gout_a_rien
    arrive_plus_a_(vivre|tenir|avancer) toute_seule tout_seul honte_de_moi suis_un_poids de_trop personne_ne_m_aime`,
  leave: `m_en_aille m_en_aller parte disparaisse disparaitre m_eteindre m_eteigne creve crever mourir meure plus_me_lever me_lever_le_matin plus_etre_la qu_on_m_oublie que_ca_finisse que_ca_s_arrete que_tout_s_arrete
    que_ca_s_eteigne que_tout_s_eteigne que_ca_cesse que_tout_finisse que_ce_soit_fini fermer_les_yeux m_endormir dormir_et en_finir tout_arreter`,
  soon: `ce_soir cette_nuit maintenant tout_de_suite demain demain_matin tout_a_l_heure dans_(une|cinq|dix|deux|quelques)_(heures?|minutes?) aujourdhui bientot dans_l_heure ce_matin cet_aprem cet_apres_midi avant_demain ce_week_end`,
  'high-place': `pont toit rebord rambarde parapet balcon balustrade fenetre falaise quai rails voies? viaduc grue tour immeuble etage corniche barriere pylone echafaudage clocher passerelle barrage chateau_d_eau terrasse`,
  weapon: `arme fusil flingue pistolet revolver calibre carabine couteau couteaux machette hache cutter batte marteau kalachnikov taser barre_de_fer`,
  firearm: `fusil flingue pistolet revolver carabine calibre rifle 22_long calibre_12 winchester kalach arme_a_feu arme_de_service arme_de_poing gun arme`,
  blade: `lames? couteaux? cutter rasoir scalpel canif opinel ciseaux (bout|morceau|tesson)_de_verre`,
  rope: `corde noeud ceinture cable drap foulard echarpe rallonge`,
  'within-reach': `dans_(la|ma|les|mes)_mains? a_la_main en_main sur_(les|mes)_genoux a_cote_de_moi pres_de_moi devant_moi contre_moi sous_(l|mon)_oreiller
    sur_(le|mon|la|ma|un|une)_(lit|table|canape|bureau|table_de_nuit|plan_de_travail) sous_la_main a_portee_de_main dans_un_verre dans_mon_verre`,
  'letting-go': `saute sauter lache lacher bascule basculer un_pas en_bas le_vide dans_le_vide plus_qu_a fini termine adieu personne_m_attend courage_de j_hesite
    me_laisse_tomber me_laisser_tomber passer_par_dessus enjamber enjambe`,
  'suicide-means': `corde pistolet arme fusil flingue revolver carabine lames? rasoirs? cutter couteau cachets comprimes medicaments medocs boites? plaquettes? pilules somniferes flacon tube sac_plastique noeud`,
  // Poisoning.
  ingest: `avale avaler avalee? gobe pris prend prends prenne bu bois boit buvee? ingere englouti ingurgite injecte sniffe enfile descendu mange mangee mis_dans_la_bouche lape suce leche croque machouille mordu_dans`,
  'swallowed-all': `avale avalee gobe englouti ingurgite ingere enfile vide descendu pris`,
  pills: `cachets? comprimes? medicaments? medocs? medoc pilules? gelules? somniferes? xanax dolipranes? doliprannes? paracetamol lexomil valium anxiolytiques? antidepresseurs? benzos? benzodiazepines?
    tramadol stilnox insuline morphine codeine ibuprofenes? methadone seresta temesta opiaces? efferalgans? aspirines? imovane neuroleptiques? calmants? gouttes ampoules? rivotril subutex zolpidem zopiclone atarax oxycodone fentanyl lyrica prozac seroplex deroxat laroxyl lithium depakine betabloquants? anticoagulants? patchs? advil nurofen aspegic anti_douleurs? antidouleurs? traitement sirop`,
  overdosed: `tous toutes toute tout boites? plaquettes? tablettes? tubes? flacons? bouteille_de trop beaucoup plein tas dizaines? vingtaine trentaine entiere entier poignees? d_un_coup surdose dose
    quinze vingt trente quarante cinquante soixante cent [2-9]\\d 1[1-9] 1\\d\\d le_reste_de reste`,
  drug: `drogue coke cocaine heroine hero ghb ecsta ecstasy mdma lsd meth crack ketamine taz alcool vodka whisky rhum`,
  illicit: `drogues? coke cocaine heroine ghb ecsta ecstasy mdma md lsd trip meth crack ketamine keta taz speed amphet\\w* joint joints beuh shit cannabis champis proto poppers gaz_hilarant protoxyde ligne_de_coke grosse_ligne lignes rails?_de hero poudre came dope cristaux cathinones? 3mmc`,
  'intoxication-sign': `vois_(flou|trouble|double|bizarre) pique_du_nez piquer_du_nez tete_(qui_)?tourne m_endors? m_endormir somnolente? somnole transpire tremble tremblements? sueurs? vomi\\w* nausees?
    coeur_(qui_)?(explose|s_emballe|va_exploser|palpite|lache|cogne|bat|tape|va_lacher) respire_(mal|bizarre|bizarrement|vite|fort|a_peine) palpitations tousse (me_)?brule mousse delire convuls\\w* inconsciente? evanouie? me_sens_(mal|bizarre|partir|pas_bien) malaise
    tourne_de_l_oeil bave hallucine`,
  toxic: `javel eau_de_javel produit_(menager|toxique|vaisselle|pour|d_entretien|de|chimique|wc|nettoyant) liquide_(vaisselle|de_\\w+|lave_glace) lessive (capsule|pastille|dosette)s?_(de|pour)_(lessive|lave_vaisselle|la_lessive)
    deboucheur soude acide antigel mort_aux_rats raticide insecticide pesticide white_spirit detergent detartrant alcool_a_bruler desherbant poison (une_)?pile(_bouton|_plate|_ronde)? piles
    ammoniaque desinfectant dissolvant acetone decapant granules anti_limaces taupicide engrais chlore produit_piscine collyre vernis parfum gel_hydroalcoolique naphtaline laurier_rose colchiques? digitale belladone cigue trichlo bougie_parfumee eau_oxygenee soude_caustique liquide_de_cigarette essence petrole gasoil gazole huile_essentielle produit_pour_(les|la|le|l|deboucher|nettoyer) nettoyant muguet baies`,
  // Blows and abuse.
  rough: `griffe griffee? pince pincee? bouscule bousculee? secoue secouee? empoigne mord coince coincee? serre_(le|les|la|par|au|tres_fort) tord_le bouscule jette_(des|tout|un|une|le|la|les) lance_(des|tout|un|une|le|la|les) balance_(des|tout|un|une|le|la|les) pousse_(dans|contre|par|du|a_terre) tire_(les|par) arrache_les crache`,
  hit: `frappe frappes frappee frappent frapper frappait bat bats battent battu battue battre tape tapee taper cogne cogner cognee gifle giflee gifler etrangle etranglee etrangler
    tabasse tabassee tabasser poignarde poignardee poignarder maltraite maltraitee brutalise violente molestee? agresse agressee demolit defonce mord mordu brule brulee
    (mis|met|donne|colle|colle|fous|foutu|flanque|balance|envoye|mettre|donner|recu)_(une|des|un|encore_une|plusieurs)_(gifles?|claques?|baffes?|droites?|raclee|coups?|torgnole|poing|volee|beigne|tarte)
    (pousse|poussee|jete|jetee|plaque|plaquee|balance|projete|projetee)_(dans|contre|par|du|a_terre|au_sol|sur_le) (tire|traine|trainee|attrape|attrapee|chope)_(par_)?(les|la|le)_(cheveux|gorge|cou|bras|col|poignet|poignets)
    (casse|pete|fracture|tordu|tord|ouvert)_(le|la|les|une|un|l)_(nez|bras|cotes?|dents?|machoire|poignet|main|arcade|levre|doigt) (roue|rouee|roues|rouer|bourre|bourree)_de_coups (leve|levait|lever)_la_main
    crache_dessus crache_au_visage saute_dessus sequestree? sequestre ebouillantee? fouette serre_(la_gorge|le_cou) (pris|prise|attrapee?|saisie?)_a_la_gorge lynche passee?_a_tabac`,
  abuse: `frappe frappes frapper frappait bat battre tape taper cogne cogner gifle gifler viole violer violee? maltraite maltraiter secoue secouer secouee? brutalise etrangle etrangler brule tabasse fouette abuse abuser agresse enferme
    martyrise sequestre prive_de_manger crie_sur etouffer etouffe noyer terrorise humilie pousse frappent battent tapent laisse_sans_manger maltraitent`,
  kill: `tuer tue tuerai buter bute planter plante poignarder poignarde egorger egorge etrangler etrangle massacrer massacre flinguer flingue fracasser descendre crever defoncer fumer zigouiller demolir
    abattre eventrer noyer etouffer empoisonner tabasser tabasse frapper cogner bruler brule_vive lyncher decapiter liquider eliminer assassiner exploser violer blesser
    fume achever defonce demonter demonte demolis (casser|casse|peter|pete|eclater|eclate|exploser|defoncer|defonce)_(la|sa)_(gueule|tete|tronche|face|machoire) en_(coller|mettre|foutre)_une
    faire_la_peau mettre_une_balle tirer_une_balle tirer_dessus planter_un_couteau mettre_un_coup_de_(couteau|boule) faire_du_mal casser_en_deux regler_son_compte trancher_la_gorge couper_la_gorge`,
  'kill-me': `tuer buter planter poignarder egorger etrangler flinguer frapper cogner tabasser violer crever faire_du_mal descendre defoncer massacrer bruler faire_la_peau agresser battre taper dessus enlever`,
  // The body.
  pain: `mal douleurs? serre serree? serrement oppression oppresse oppressee etau ecrase ecrasee ecrasement comprime compression poids_sur brule brulure pression pique pointe elancement tape_dans barre gene lourdeur decharges?`,
  chest: `poitrine thorax sternum thoracique cage_thoracique torse`,
  severe: `atroce atroces insupportable insupportables horrible horribles terrible terribles fulgurante fulgurantes intense intenses violente violentes abominable de_fou inimaginable explose`,
  bleed: `saigne saignes saignent saignait saigner saigne_(du|de|des) saignements? pisse_le_sang hemorragie`,
  heavily: `beaucoup enormement abondamment partout fort sans_arret arrete enorme importants? importante massivement trop litres flots enormes continue tout_le_temps toujours`,
  pregnancy: `enceinte grossesse attends_un_(bebe|enfant) attend_(un_(bebe|enfant)|des_jumeaux) (test|test_de_grossesse)_positif attends_des_jumeaux en_cloque (mois|semaines?)_d_amenorrhee femme_enceinte accouche accoucher`,
  'pregnancy-end': `fausse_couche ivg avorter avortement pilule_abortive curetage accouche accouchement cesarienne`,
  'pregnancy-sign': `saigne saigner saignements? sang pertes?_(de_sang|rouges?|brunes?|marrons?) hemorragie mal_(au|dans_le|tres_au)_(bas_du_ventre|ventre|bas_ventre|bas) mal_au_bas_ventre douleurs? contractions? crampes? perdu_les_eaux
    tombee? chute coup_dans_le_ventre vertiges? vois_(trouble|flou) bouge_plus bouge_pas fievre evanouie? malaise poche_des_eaux taches_de_sang migraine convulsions? etoiles mouches_devant`,
  // Age and school.
  'minor-age': `[6-9] 1[0-7] six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept`,
  'school-class': `sixieme cinquieme quatrieme troisieme seconde terminale 6e 5e 4e 3e 2nde 6eme 5eme 4eme 3eme cm1 cm2 ce1 ce2 premiere_(generale|s|es|l|techno|pro|au_lycee|stmg) classe_de_(premiere|seconde|troisieme|quatrieme|cinquieme|sixieme|terminale)`,
} as const satisfies Readonly<Record<string, string>>

export type Concept = keyof typeof concepts
