import type { DangerRule } from './rule'

const violenceNow: readonly DangerRule[] = [
  {
    danger: 'violence-now',
    time: 'acute',
    when: [
      '({partner}|{relative}|{acquaintance}|{stranger}|{third-person}) .. (est|sont) en_train_de .. (me|nous|m) ({hit}|{kill-me})',
      '(en_train_de) (me|nous) ({hit}|{kill-me})',
      '({third-person}|{stranger}|{partner}|{acquaintance}|{relative}) .. (va|vont|veut|veulent|essaie_de|essaye_de|cherche_a|tente_de|jure_de|arrive_pour|menace_de|revient_pour) .. (me|nous) {kill-me} ',
      '({third-person}|{stranger}|{partner}|{acquaintance}) .. (va|vont) (me|nous) {kill-me}',
      '({third-person}|{stranger}|{partner}|{acquaintance}) ... (essaie|essaye|essayent|essaient|tente|tentent|force|forcent|defonce|defoncent|casse|cassent|tape|tapent|tambourine|cogne|enfonce) .. (porte|entrer|rentrer|fenetre|serrure|volet|vitre|dedans)',
      '(quelqu_un|inconnu|homme|type|voleur|cambrioleurs?|intrus|gars) .. (est_entre|est_rentre|vient_d_entrer|s_est_introduit|entre|rentre|rode|se_cache|cambriole) .. (chez_moi|dans_la_maison|dans_l_appartement|dans_mon_(salon|appart|jardin|appartement)|dans_ma_(chambre|maison|cuisine))',
      'il y a quelqu un .. (chez_moi|dans_(la|ma)_(maison|chambre|cuisine)|dans_l_appartement|derriere_la_porte)',
      '(suis|me_suis|cachee?|planquee?|refugiee?|enfermee?|barricadee?) (cachee?|planquee?|refugiee?|enfermee?|barricadee?) .. (dans|sous|derriere|chez) ... (il|elle|ils|peur|mari|copain|mec|compagnon|pere|entend\\w*|trouve|frapp\\w*|tap\\w*|couteau|crie|hurle|conjoint|ex)',
      '({third-person}|{partner}|{stranger}|{acquaintance}) .. (a|tient|brandit|sort|sorti|pointe|braque|pris|agite|debarque_avec|arrive_avec) .. (un|une|son|sa|des|le) {weapon} ',
      '(arme|couteau|pistolet|fusil) .. (pointe|braque|sur_moi|contre_moi|vers_moi|sous_la_gorge|sur_la_tempe_il)',
      '(menace|menacee|menacent) .. avec .. (un|une|son|sa) {weapon}',
      '({stranger}|on|homme|inconnu|ils|quelqu_un|gars|voiture|mec|type) .. (me|nous) (suit|suivent|poursuit|poursuivent|course|traque|coursent) .. (depuis|dans|en|la|rue|jusqu|et|j|je|voiture|metro|parking|$)',
      '(me_sens|suis|suis_vraiment|on_est|sommes) en danger',
      '(a_l_aide|au_secours) (je|il|elle|on|ils|aidez|aide|quelqu|vite|mon|ma|venez|$)',
      '(aide|aidez)_moi ... (frapp\\w*|tuer|tape|cogne|viol\\w*|menace|arme|couteau|il_est|il_arrive|enferme\\w*|peur|porte|vite)',
      '(appelle\\w*|appeler|appelez|besoin_de|envoie|envoyez) .. (la)? (police|gendarmes|gendarmerie|les_flics)',
      '({third-person}|{stranger}|{partner}|{acquaintance}|{relative}) .. (me|nous) (court|courent|course) apres',
      '({third-person}|{stranger}|{partner}|{acquaintance}|{relative}) .. (me|m|nous) ... avec (un|une|son|sa|des) {weapon}',
      '({third-person}|{stranger}|{partner}) ... (derriere|devant) (ma|la) porte ... (menac\\w*|frapp\\w*|tuer|hurl\\w*|cri\\w*|peur)',
      '(sequestree?|retenue?_contre|enfermee?_a_cle|prise?_en_otage|kidnappee?|ligotee?)',
      '(peux_pas|peut_pas|ose_pas|dois) .. (parler|chuchoter|parler_fort|bruit) ... (il|elle) .. (entend\\w*|est_la|est_a|dort|cote|va_m|va_me|frapp\\w*|derriere|revient|arrive)',
      '({third-person}) .. (tire|tirent|tirs) .. (dessus|sur_nous|sur_tout|sur_les_gens|coups_de_feu)',
      '(coups_de_feu|fusillade|attentat|des_tirs) .. (dehors|dans_la_rue|chez|en_bas|ici|maintenant|entends|immeuble)',
      '(entends|j_entends) .. (coups_de_feu|tirs|fusillade)',
      '({third-person}) .. (revient|arrive|rentre|est_la|est_dehors|est_derriere|m_attend|est_devant|debarque) ... (peur|tuer|frapper|cogner|me_tape|cachee?|va_me|porte|violent)',
      '(vient_de|viens_de) .. (me|m|se_faire|me_faire) ({hit}|agresser|frapper|braquer|tabasser)',
      '(saute|frappe|tape|cogne|battent|bat) .. (en_ce_moment|la_maintenant|maintenant|encore_la)',
      '({partner}|{third-person}) ... (est_devenue?_fou|est_devenue?_folle|pete_les_plombs|casse_tout|hurle|deteste) ... (peur|tuer|frapp\\w*|cache\\w*|enferme\\w*|couteau|arme|tape)',
      '(me|m|nous) ... (agresse|attaque|attaquent|agressent) (en_ce_moment|maintenant|la|$)',
    ],
    unless: [
      '(livreur|livreurs|facteur|plombier|chat|chien|tiktok|instagram|abonnee?s?|influenceur|voisine?_pour|enfants?_qui_jou\\w+|escape|paintball|cuisine_avec_un|couper_(le|la|du|des)|eplucher|beurre|fromage|menage|devoirs|linge|couper_la_viande)',
      '(frapper|taper|battre) .. (a_la_porte|aux_(cartes|echecs|jeux))',
      '(a|avait|ont) (menace|jure|promis|dit) de (me|nous)',
      '({third-person}|{partner}) (a|ont)? (dit|jure|promis) .. qu (il|elle|ils) (va|allait) (me|nous)',
    ],
  },
  {
    danger: 'violence-now',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      '(peux|peut|ose|laisse|veut) .. (pas|plus) .. (sortir|partir|parler_fort|faire_de_bruit|laisser_sortir|me_laisser_partir) ... (frapp\\w*|tuer|cogne\\w*|tape\\w*|porte|enferme\\w*|couteau|va_me|menace|entend\\w*)',
      '({third-person}|{partner}) .. (veut|laisse) .. (pas|plus) .. (laisser|me_laisse) (sortir|partir)',
    ],
    unless: ['(travail|bureau|boulot|dossier)'],
  },
]

const partnerViolence: readonly DangerRule[] = [
  {
    danger: 'partner-violence',
    when: [
      '{partner} ... (me|m|ma|m_a|m_avait) .. {hit}',
      '({third-person}|{partner}) .. (me|m|ma) .. {hit} ... (mon|ma) {partner}',
      '(battue?|frappee?|giflee?|cognee?|maltraitee?|tabassee?|insultee|humiliee|etranglee?|violee?|menacee?|violentee?|agressee?) .. par .. (mon|ma|mes) {partner}',
      '(bleus|coups|marques|traces|coquard|hematomes|oeil_au_beurre) ... {partner}',
      '{partner} ... (bleus|coups|marques_sur|coquard|hematomes|oeil_au_beurre_noir)',
      '(peur|terrifiee?|terrorisee?|crains|terreur) .. (de|d|par|des) .. (mon|ma|mes|reactions_de_mon|coups_de_mon|coleres_de_mon) {partner}',
      '{partner} .. (est|devient|devenue?|peut_etre|etait) .. (violente?|agressif_physiquement|dangereux|dangereuse) ..',
      '{partner} ... (leve|levait|lever|a_leve) .. la_main',
      '{partner} ... (m_enferme|m_a_enfermee?|m_empeche_de_(sortir|voir|partir|travailler)|m_interdit|me_force|m_a_forcee?|m_oblige|me_viole|m_a_violee?|me_sequestre|me_rabaisse|me_terrorise|m_humilie|me_harcele|me_traque|me_surveille|controle_(tout|mes|mon)|me_suit|me_maltraite|me_crache)',
      '{partner} ... (menace|menacee?|menaces|jure|promet|dit) ... (de_mort|me_tuer|la_peau|me_frapper|me_defigurer|m_egorger|me_buter|me_retrouver|me_faire_du_mal|faire_la_peau|de_me|crever|me_crame|tuer)',
      '(violences? (conjugales?|au_sein_du_couple|domestiques?))',
      '(violences_conjugales|violence_conjugale)',
      '{partner} .. (casse|jette|balance|lance) .. (tout|objets|assiettes|choses|sur_moi|dessus|a_la_figure)',
      '({third-person}) .. (me|m|m_a) .. {hit} ... (dispute|boit|bu|rentre|jaloux|jalousie|des_que|couple|telephone|repas|sort|divorce)',
      '(quand|chaque_fois_que|des_que|si) (il|elle) .. (boit|bu|rentre|enerve|colere|jaloux|fache) ... (me|m) .. {hit}',
      '(il|elle) .. (m_empeche_de|m_interdit_de|me_laisse_pas) .. (sortir|voir|travailler|parler) ... (me|m) {hit}',
      '(divorcer|quitter|partir|quitte|plainte|separer) ... (il|elle|mari|ex|femme|mec|conjoint|compagnon) .. (va|menace|menace_de|dit_qu|jure) .. (me_tuer|me_retrouver|me_frapper|mort|de_mort|me_buter)',
      '{partner} ... (refuse|force|forcee?|oblige|obligee?|veut) .. (a|de|coucher|rapports?) .. (coucher|rapports?_sexuels|sexe|avoir_des_rapports|rapports)',
    ],
    unless: [
      '{hit} .. (a_plate|aux|au|a_la|a) (couture|echecs|tennis|cartes|scrabble|jeux|belote|course|ping|foot|fifa|console|mario|petanque|badminton|rami|tarot|bras_de_fer)',
      '(me|m) (suit|suivait) .. (partout_en|dans_mes_projets|instagram|reseaux|en_vacances|au_bout)',
      '{partner} .. (casse|jette|lance) .. (poubelle|vaisselle_a|verre|tasse|balle)',
      '(peur|crains) .. (perdre|decevoir|mort|reaction_quand|sante|quand_il_conduit|avion)',
      '(yeux|pantalon|chemise|ciel|jean) bleus',
      '(tape|frappe) .. (epaule|main|dos_pour|porte|nerfs)',
    ],
  },
  {
    danger: 'partner-violence',
    negation: 'part-of-wording',
    when: [
      '(ose|osais|peux) .. (pas|plus) .. (rentrer|quitter|parler|partir|porter_plainte|le_quitter) ... (frapp\\w*|bat|cogne|tape|tuer|violent|peur_de_lui|peur_qu_il)',
    ],
  },
]

const sexualViolence: readonly DangerRule[] = [
  {
    danger: 'sexual-violence',
    when: [
      '(m|ma|me|m_a|m_ont|ete|suis) .. (violee?|violees|viole|violer)',
      '(fait|faite|fais) (violer|toucher|abuser|peloter|tripoter|droguer|agresser_sexuellement)',
      '(subi|victime|subis|vecu|porter_plainte_pour|survivante) .. (viol|viols|agression_sexuelle|agressions_sexuelles|attouchements?|abus_sexuels?|inceste|abus|violences_sexuelles)',
      '(tentative_de_viol|agressee?_sexuellement|agresse_sexuellement|agression_sexuelle|abusee?_sexuellement|harcelee?_sexuellement)',
      '(abuse|abusait|abusee?|profite) .. (de_moi|sexuellement)',
      '(ete|suis) abusee?',
      '(m|me|m_a|ma|mon) .. (touche|touchee?|touchait|caresse|caressee?|pelotee?|tripotee?|peloter|mains?|embrassee?) ... (seins?|fesses|sexe|cuisses?|entre_les_jambes|parties|intime\\w*|sans_mon|contre_mon|consentement|accord|sans_que|culotte|de_force|alors_que_je_dormais|alors_que_je_voulais_pas)',
      '(m|me|m_a) .. (touchee?|touche|coincee?|plaquee?|caressee?) .. (partout|de_partout|de_force|contre_mon_gre)',
      '({third-person}|{relative}|{partner}|{acquaintance}|{stranger}) ... (me|m) (toucher|caresser|peloter|tripoter) .. (seins?|fesses|cuisses?|partout|entre_les_jambes|intime\\w*)',
      '(mis|met|glisse|glissee?) .. mains? .. (culotte|pantalon|jupe|fesses|cuisses?|seins?|soutien)',
      '(force|forcee?|oblige|obligee?|contrainte?) .. (a|de) .. (coucher|rapports?|fellation|choses|sexuel\\w*|sucer|faire_l_amour|relation|deshabiller|lui_faire|me_deshabiller|le_toucher|actes)',
      '(sans_mon|contre_mon|sans_consentement|pas_donne_mon) (consentement|gre|accord) ... (coucher|rapport|sexe|penetre\\w*|touche\\w*|relation|nuit|continue|enleve)',
      '(couche|coucher|rapport|relation|penetre\\w*|continue|enleve_le_preservatif) ... (sans_mon_consentement|contre_mon_gre|alors_que_j_ai_dit_non|j_avais_dit_non|j_ai_dit_non|je_disais_non|je_dormais|sans_mon_accord)',
      '(mis|verse|ghb|droguee?|drogue) ... (mon_verre|ma_boisson|mon_insu) ..',
      '(droguee?|ghb) ... (reveillee?|souviens|nue?|deshabillee?|soiree|verre)',
      '(reveillee?) .. (nue?|deshabillee?) ... (souviens|chez|inconnu|verre|homme)',
      '(viol|violeur) ... (subi|moi|mon|hier|porter_plainte)',
      'mon (agresseur|violeur)',
    ],
    unless: ['(espace|vie_privee|intimite|regles|reglement|loi|confiance|secret) .. viole'],
  },
]

const otherViolenceSuffered: readonly DangerRule[] = [
  {
    danger: 'violence-suffered',
    time: 'acute',
    when: [
      '({relative}|{acquaintance}|{stranger}|{child}|{third-person}|bande|types|gens|jeunes) ... (me|m|ma|m_a|m_ont) .. {hit}',
      '(suis|fais|fait|etre|ete|viens_de_me_faire) .. (fait|faire|ete)? (agresser|agressee?|frapper|frappee?|tabasser|tabassee?|battre|battue?|cogner|poignarder|poignardee?|lyncher|casser_la_gueule|casser_la_figure|defoncer|passer_a_tabac|rouer_de_coups|attaquer|attaquee?|braquer|racketter|racketee?|sequestrer|menacer|menacee?|maltraitee?|taper_dessus|demonter)',
      '(menace|menaces|menacee?|menacent|menacer) .. (de_mort|de_me_(tuer|frapper|violer|faire_du_mal|buter|planter|tabasser|casser)|de_nous_(tuer|frapper)|physiquement)',
      '(recois|recu|menaces) .. menaces? .. (de_mort|tuer|anonymes?)',
      '({relative}|{acquaintance}|{stranger}|{child}|{third-person}) ... (a_promis|promet|jure|dit_qu_il_va|dit_qu_elle_va|dit_vouloir|a_dit_qu_il_allait) .. (me|de_me) {kill-me}',
      '(roue|rouee?|bourree?) .. coups',
      '(me_suis|suis) (prise?|mangee?) .. (coups|droite|baffe|gifle|raclee|coup_de_(poing|couteau|pied|tete|boule))',
      '(me|m_a|m_ont) (cogne|cognee?|tabasse|tabassee?|gifle|giflee|tape_dessus|frappent|battent|tabassent)',
      '({relative}|{acquaintance}|{child}|{third-person}|{stranger}) ... (me|m) .. (saute_dessus|tombe_dessus_a_plusieurs|crache_dessus|attaque|attaquee?|racketee?|rackette|braquee?|braque|sequestree?|tape_dessus|tombes_dessus)',
      '(peur|terrorisee?) .. (de|par) .. (mon|ma|mes) ({relative}|{acquaintance}|fils|fille) .. (frapp\\w*|violent\\w*|coups|tape\\w*|bat)',
      '(mon|ma|mes) ({relative}|fils|fille|{acquaintance}) (est|sont|devient|devient_tres) .. violente?s? .. (avec|envers|contre)? (moi|nous)?',
    ],
    unless: [
      '{hit} .. (a_plate|aux|au|a_la|a) (couture|echecs|tennis|cartes|scrabble|jeux|belote|course|ping|foot|fifa|console|mario|petanque|badminton|rami|tarot)',
      '(battue?|bats|battre) (pour|contre|comme|avec)',
      'battre .. coeur',
      '(verbalement|orage|pluie|moustiques?|du_regard|en_reunion|boxe|entrainement|combat|sparring|match|karate|judo|ring|escrime|arbitre)',
      '(tape|frappe|cogne) .. (epaule|main|dans_le_dos_pour|porte|esprit|nerfs)',
      '(chat|chien|chiot|chaton|perroquet|lapin|hamster) .. (me|m|ma) .. {hit}',
      '(en_dormant|dans_son_sommeil|sans_(faire_expres|le_vouloir|le_faire_expres)|pas_fait_expres|en_jouant|en_rigolant|par_accident|par_megarde)',
    ],
  },
]

/** Violence told in everyday words, by what is done rather than by its name. */
const violenceInPlainWords: readonly DangerRule[] = [
  {
    danger: 'violence-now',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      [
        '({third-person}|{partner}|{stranger}|{acquaintance}|{relative}) .. (me|nous) (suit|suivent|traque|poursuit|piste|colle)',
        '(peur|flippe|rue|metro|bus|nuit|voiture|arret|derriere|rentre_pas|depuis_(tout|la|le|dix|cinq|vingt|une))',
      ],
      '({partner}|{relative}|{third-person}|{acquaintance}|voisins?) .. (tape|frappe|bat|cogne|etrangle|tabasse|massacre|defonce|gifle) (encore|toujours)? (ma|mon|sa|son|leur|notre|la|le) ({relative}|{partner}|voisine?|dame) .. (la|entends|maintenant|en_ce_moment|ce_soir|encore|hurle|crie|viens|vite|faut|peur|$)',
      '(vient|viennent|viens) (de|d) (me|m|nous) .. (frapper|taper|cogner|gifler|balancer|jeter|pousser|plaquer|projeter|trainer|tirer_par|etrangler|mettre|coller|tabasser|attaquer|sauter_dessus|mordre|bruler|lancer)',
      [
        '(cogne|tape|frappe|tambourine|defonce|donne_des_coups|tapent|cognent|frappent) .. (a|dans|sur|contre)? (la|ma|notre|mes) (porte|fenetre|volets?)',
        '(ex|mari|mec|copain|compagnon|conjoint|pere|frere|voisin|il_a_dit|il_hurle|il_veut|ils_veulent|peur|tuer|crever|couteau|ouvre_pas|ouvrir_pas|cache\\w*)',
      ],
      '(bloque|coince|enferme|retient|retiens|empeche) .. (de_sortir|de_partir|dans_la_(chambre|salle|cave|cuisine|voiture)|porte) ... (frapp\\w*|tap\\w*|cogn\\w*|peur|hurl\\w*|menac\\w*|couteau|telephone)',
    ],
    unless: [
      '(livreur|facteur|instagram|insta|reseaux|tiktok|twitter|facebook|youtube|chien|chat|chaton|ecole|pluie|musique|cours|kine|medecin|psy|projet)',
      '(film|serie|jeu|partie|roman|livre|boxe|judo|karate|echecs|cartes|tennis|entrainement)',
    ],
  },
  {
    danger: 'partner-violence',
    negation: 'part-of-wording',
    when: [
      '{partner} .. (m|me) en (met|mets|colle|fout|retourne|balance|file|donne|mis|a_mis|a_colle|a_retourne) (une|deux|plusieurs|encore) .. ',
      '({partner}|{third-person}) .. (m|me) en (met|mets|colle|fout|retourne|balance|file|mis|a_mis) (une|deux|plusieurs) .. (des_que|quand|si|chaque|bu|enerve|pour_un_oui|regarde|parle|travers|tous_les)',
      [
        '({partner}|{third-person}) .. (m|me) .. (dit|dis|ecrit|jure|crie|repete|repond|envoye|menace|promis)',
        'si (tu|je) .. (pars|quittes?|parles?|sors|portes_plainte|dis|bouges|reviens|vas|divorces?|te_barres|me_quittes)',
        '(je|il|elle) (te|me|le|la|les|vais_te|va_me|t)? (tue|bute|creve|plante|egorge|defigure|crame|brule|flingue|retrouve|tuer|buter|crever)',
      ],
      '({partner}) .. (m|me) .. (dit|ecrit|jure|crie|repete|promet|promis|envoye|menace) .. (qu|que)? (il|elle|je)? .. (me|m|te|va|allait|vais) .. (buter\\w*|bute|buterait|tuerait|tuera|creverait|planterait|cognerait|{kill-me}|ferait_la_peau|retrouverait)',
    ],
    unless: ['(rire|rigol\\w+|blague|plaisant\\w+|dessert|jeu|film|serie|roman|chanson)'],
  },
  {
    danger: 'sexual-violence',
    negation: 'part-of-wording',
    when: [
      [
        '({third-person}|{partner}|{relative}|{acquaintance}|{stranger}) .. (m|me) (a|ont|avait)? (forcee?|force|obligee?|contrainte?)',
        '(voulais_pas|dit_non|disais_non|dit_d_arreter|pleurais|au_lit|dans_le_lit|coucher|nue|deshabillee?|rapport|me_debattais)',
      ],
      [
        '({relative}|{acquaintance}|{partner}|{third-person}|voisin|cure|pretre|moniteur|animateur) .. (me|m) .. (touchait|tripotait|caressait|violait|forcait|(a|avait)_(touchee|tripotee?|caressee))',
        '(petite?|gamine?|enfant|ans|dormais|croit|nuit|chambre|secret|parle)',
      ],
      '(continue|continuait|arrete_pas|arretait_pas|quand_meme) ... (dit_non|disais_non|voulais_pas|je_pleurais) ... (lit|nuit|deshabill\\w*|forcee?|rapport|coucher|corps)',
    ],
    unless: [
      '(forcee?|obligee?) .. (gouter|manger|finir|travailler|payer|signer|venir|danser|regarder|courir|demenager|demissionner|vendre)',
      '(touchait|caressait) .. (epaule|cheveux|joue|main|chat|chien|coeur|ame|piano|droit)',
    ],
  },
  {
    danger: 'violence-suffered',
    negation: 'part-of-wording',
    time: 'acute',
    when: [
      '(message|messages|lettre|appels?|sms|mail|vocal|vocaux) .. (comme_quoi|disant|qui_disent|ou|que|qui_dit) .. (il|elle|ils|on) .. (va|vont|veut|veulent|allait) .. (me|m|nous) .. {kill-me}',
      '({third-person}|{acquaintance}|{relative}|{stranger}|voisins?) .. (me|m|nous) .. (menace|menacee?|menacent) .. (tous_les|chaque|encore|recommence|avec_(un|une|son|sa))',
    ],
    unless: [
      '(rire|rigol\\w+|blague|plaisant\\w+|licenci\\w+|virer|proces|amende|jeu|film|rtt|renvoi\\w*)',
    ],
  },
]

const violenceThreatened: readonly DangerRule[] = [
  {
    danger: 'violence-threatened',
    when: [
      '(je|j|envie|pulsions?|idee) ~ {will} ~ (le|la|les|l|lui|leur|tous|tout_le_monde|vous|vous_tous) {kill}',
      '(je|j|envie|pulsions?) ~ {will} .. {kill} .. ({partner}|{relative}|{acquaintance}|quelqu_un|des_gens|tout_le_monde|cet_homme|ce_type|ce_mec|cette_femme|cette_fille|ce_salaud|cette_garce|ces_gens|une_personne|du_monde|tous|moi_et|n_importe_qui|voisins?|voisine|collegues|eleves|policiers?|flics?|juge|medecin|passants|enfoire|connard|salope|ordure|amant|maitresse|rival)',
      '(lui|leur|le|la|les|l) {kill} .. (ce_soir|demain|maintenant|cette_fois|pour_de_bon|je_le_jure|c_est_sur|un_jour) $',
      '(si|quand|des_que) (je|j) (le|la|les|l) (croise|vois|trouve|revois|attrape|chope|retrouve|recroise|ai_en_face) .. je (le|la|les|lui|l) {kill}',
      '(si|quand|des_que|prochaine_fois) ... (je|j) (le|la|les|l|lui) {kill}',
      '(je|j) ~ (attendre|attends|attendrai|l_attendre) .. avec (un|une|mon|ma|le|la) {weapon}',
      '(attends|attend|attendre) .. (qu_il|qu_elle|qu_ils|que) .. (et|pour) .. (je|j)? (le|la|les|l|lui) {kill}',
      '(je|j) ~ {will} ~ (le|la|les|l|lui|leur) {kill}',
      '(bruler|brule|cramer|incendier) .. (sa|son|leur|cette) .. (baraque|maison|appart\\w*|caisse|bagnole|immeuble) ... (avec|dedans|lui|elle|nuit|vengeance)',
      '(je|j) ~ (lui|leur)? (ai)? (mis|donne|colle|foutu|balance|mets|colle) (une|un|deux|trois|des|plusieurs) (claques?|gifles?|baffes?|coups?|droites?|torgnoles?|beignes?) .. (a|dans|$) .. ({partner}|{relative}|$)',
      '(je|j) (vais|veux|voudrais|compte|envie_de|pourrais|prepare|ai_prevu_de) .. (faire_un_(carnage|massacre|attentat)|faire_une_(tuerie|fusillade)|tirer_(dans_le_tas|dans_la_foule|sur)|poser_une_bombe|faire_sauter|(mettre|foutre)_le_feu|incendier|foncer_dans_(la_foule|les_gens|le_tas|eux)|crever_les_pneus_et|tout_faire_peter)',
      '(un_(carnage|attentat|massacre)|une_(tuerie|bombe|fusillade)) .. (au|a|dans|chez) .. (bureau|travail|lycee|ecole|boulot|la|college|mairie|foule|metro|fac)',
      '(mettre|foutre|mets) le feu .. (a|au|chez|sa|son|maison|appart\\w*|voiture)',
      '(je|j) ~ {weapon} ... (lui|le_(tuer|planter|buter|finir|regler|faire)|regler|attendre|attends|l_attends|venger|vengeance|regler_ca|son_compte|va_payer|payer|aller_le|vais_le|vais_la|(je|j)_(le_)?regle_ca|regle_ca|vais_chez|chez_lui|chez_elle)',
      '(pris|prends|achete|charge|sorti|prendre|ai) .. (mon|un|une|le|la) {weapon} ... (regler|tuer|chez_lui|chez_elle|l_attends|venger|payer|lui|planter|buter|aller_voir|descends|(descendre|monter|vais)_(le|la|les)_voir)',
      '(peur|crains|angoisse) .. (de|d) .. (lui|leur|le|la|les|l)? (faire_du_mal|faire_mal|tuer|frapper|blesser|etrangler|passer_a_l_acte|poignarder|cogner|perdre_le_controle|commettre_l_irreparable|faire_une_connerie) .. (a|aux|mon|ma|mes|quelqu_un|lui|elle|gens|sur|un_jour|sa|femme|contre|$)',
      '(failli|manque_de|presque|allais) .. (le|la|les|l|lui|mon|ma|mes|un|une)? .. (tuer|etrangler|poignarder|frapper|cogner|planter|buter|egorger|passer_un_coup|tabasser) .. ({partner}|{relative}|{acquaintance}|quelqu_un|$|tellement|et|hier|ce)',
      '(failli|manque_de) .. (balancer|pousser|jeter) .. (mon|ma|mes|la|le|une?) .. (escaliers?|fenetre|balcon|voies|sous|vide)',
      '(failli|manque_de) .. (la|le|l|lui) (tuer|etrangler|poignarder|frapper|cogner|planter|buter|egorger|tabasser)',
      '(je|j) ~ (ai)? (tue|poignarde|frappe|etrangle|tabasse|cogne|gifle|bats|tape|battu|plante|bute|egorge|viole|pousse_dans_l_escalier|violente|blesse) .. (ma|mon|mes|quelqu_un|un_homme|une_femme|un_mec|une_fille|un_type|des_gens|cet|cette|ce) .. ({partner}|{relative}|{acquaintance}|quelqu_un|$)',
      '(je|j) (l|la|le|les)? (ai|ai_encore) (tuee?|poignardee?|frappee?|etranglee?|tabassee?|cognee?|giflee|plantee?|egorgee?|violee)',
      '(je|j) ~ (leve|ai_leve|lever) la main sur .. ({partner}|{relative}|elle|lui)',
      '(voix) .. (disent|dit|demandent|ordonnent|poussent|commandent) .. (tuer|frapper|faire_du_mal|blesser|attaquer|mal)',
      '(entends_des_voix|les_voix) ... (tuer|faire_du_mal|frapper|blesser|demandent|ordonnent)',
      '(controle|maitrise|retiens|retenir|retien) .. (plus|pas) .. (frapper|tuer|taper|coups|cogner|violent\\w*)',
      '(il|elle|ils) .. (va_payer_de_sa_vie|(va|vont)_crever_de_mes_mains|merite_de_(mourir|crever)|meritent_de_(mourir|crever)|va_crever_ce_soir|va_mourir_ce_soir)',
      '(il|elle|ils) (sera|seront) mort\\w* .. (ce_soir|demain)',
      '(vais|veux) .. (qu_il|qu_elle|qu_ils) (creve|meure|crevent|meurent) .. (de_mes_mains|je|ce_soir)',
      '(lui|leur) (planter|plante|mettre|tirer|mets|tire|enfoncer|foutre|loger) .. (couteau|balle|lame|poignard|coup_de_couteau|ventre|dans_le_dos_un|dans_la_tete)',
      '(idee|idees|pensees|envies|pulsions|fantasme) .. (de_meurtre|meurtre|meurtrieres?|de_tuer|de_violence|violentes)',
      '(faire_du_mal|faire_mal) (a|aux) ({partner}|quelqu_un|(mon|ma|mes)_({partner}|{relative}|{acquaintance})|(des|les)_gens) .. (envie|vais|ce_soir|peur|$)',
      '(vais|veux|envie_de) .. (lui|leur) faire (du_mal|la_peau|mal|tres_mal|sa_fete|payer_en_sang)',
    ],
    unless: [
      '(le|la|l|les) {kill} (ce|cet|cette|ces) (romans?|livre|bouquin|buffet|plat|gateau|cigarette|clope|rosier|arbre|fleurs?|jeu|niveau|match|film|serie|meuble|mur|vieux_meuble|dossier|projet|moustique|article|bouteille|exercice|examen|concours)',
      '(coups?|une) (a_boire|de_(main|fil|fouet|pouce|pinceau|peinture|balai|jeune|telephone|neuf|cote)|d_oeil)',
      '(rire|chatouilles|bisous|calins|blague|surprise|question|jeu_video|console|partie|echecs|match|tennis|peluche|cours_de_boxe|barbecue|film|fifa|mario)',
      '(frapper|taper|cogner) .. (a_la_porte|aux_portes|a_sa_porte|dans_le_ballon)',
      '(l|le|la|les) (planter|brule|bruler) .. (jardin|arbre|tomates|potager|gateau|roti)',
      '(renverse|ronfle|chante|perceuse|klaxonne|haha|mdr|lol|je_rigole|je_plaisante)',
      '(moustique|araignee|mouche|cafard|guepe|souris|zombie|boss|ordinateur|imprimante|reveil)',
      '(peur|crains) .. (faire_(du)?_?mal|blesser) .. (en_disant|en_partant|en_le_quittant|en_la_quittant|avec_mes_mots|sans_le_vouloir_avec|sentiments)',
      '(je|j) ~ (ai)? (battu|bats|frappe) .. (echecs|cartes|score|record|scrabble|tennis|oeufs)',
      '(me|nous) (suis|sommes)? (battue?s?|bats|battre) (pour|contre|comme)',
      '(je|j) (ai)? (blesse) .. (mots|paroles|sentiments)',
    ],
  },
]

export const violenceRules: readonly DangerRule[] = [
  ...violenceNow,
  ...partnerViolence,
  ...sexualViolence,
  ...otherViolenceSuffered,
  ...violenceInPlainWords,
  ...violenceThreatened,
]
