import type { DangerRule } from './rule'

const childInDanger: readonly DangerRule[] = [
  {
    danger: 'child-in-danger',
    time: 'acute',
    when: [
      '(il|elle|ils|on|je|j|voisine?|voisins|{partner}|{relative}|mere|pere|nounou|nourrice|maitresse|beau_pere|quelqu_un|homme|gens|couple|dame) ... {abuse} .. (encore|souvent|toujours|toutes)? (sur)? (mon|ma|mes|son|sa|ses|leur|leurs|un|une|le|la|les|l|notre|nos|des|de_ma|de_mon) .. {child}',
      '{abuse} (mon|ma|mes|son|sa|ses|leur|leurs|notre|nos|les|un|une|des) {child}',
      '{child} .. (est|sont|se_fait|se_font|a_ete|ont_ete|etait) .. (battue?s?|frappee?s?|maltraitee?s?|violee?s?|abusee?s?|secouee?s?|affamee?s?|sequestree?s?|delaissee?s?|en_danger|maltraiter|frapper|battre|taper|violer|toucher|cogner|agressee?|negligee?s?|menacee?s?|livree?s?_a)',
      '{child} ... (bleus|traces_de|marques|coups|hematomes|brulures_de_cigarette|ecchymoses) .. (coups|ceinture|partout|corps|sur|dos|bras|visage|cuisses|bizarres|suspects|$)',
      '(bleus|traces|marques|hematomes|brulures) .. (sur|de|partout) ... {child}',
      '{child} ... (seule?s?|tout_seul|toute_seule) .. (dehors|dans_la_rue|pleine_nuit|dans_la_voiture|au_bord_de|toute_la_nuit|sans_surveillance|dans_le_noir|toute_la_journee|en_pleine)',
      '{child} .. (enferme\\w*|enfermee?|laissee?|abandonnee?|attachee?|oubliee?) .. (dans|sans|seule?|voiture|cave|placard|chambre|toute|dehors|nuit|chez)',
      '(laisse|laissent|oublie|abandonne|enferme|enferment|attache) .. (mon|ma|mes|son|sa|ses|leur|leurs|un|une|le|la|les|des) .. {child} .. (sans|seule?s?|tout_seul|toute_seule|dehors|voiture|cave|placard|nuit|attache\\w*|dans_le_noir|toute)',
      '{child} ... (raconte|confie|dit|avoue|explique|revele) ... (touche|toucher|touchait|frappe|bat|tape|viole|fait_des_choses|caresse|attouchements|mal|parties|deshabill\\w*|cogne|secoue|culotte|secret_avec)',
      '(il|{relative}|{acquaintance}|{partner}|homme|type|mec|gars|quelqu_un|voisin|adulte|monsieur|directeur|animateur|cure|pretre|nounou) ... (touche|touchait|tripote|tripotait|caresse|caressait) .. (mon|ma|mes|son|sa|ses|un|une|la|le|les|des|notre) .. {child}',
      '(attouchements?|photos_nues?) ... {child}',
      ['{child}', '(main|mains|doigts?) .. (dans|sous) .. (slip|culotte|calecon|pyjama|jupe)'],
      '(entends|entend) .. {child} ... (hurler|crier|pleurer|supplier) ... (coups|frapp\\w*|tous_les_soirs|toutes_les_nuits|chaque_(soir|nuit))',
      '(balance|jete|jette|lance|projete|pousse|cogne) .. {child} .. (contre|par_terre|par_la|au_sol|dans_(le|les|l)_(mur|escaliers?|escalier))',
      '{child} .. (il|elle|ils)? .. (dort|dorment|vit|vivent|dormir|vivre) (dans_(la|le|un|une)_(cave|garage|placard|cagibi|niche|cabanon))',
      '(force|forcent|oblige|obligent) .. {child} .. (dormir|rester|manger|vivre) .. (dehors|cave|garage|placard|par_terre|balcon|noir)',
      '(type|homme|inconnu|mec|gars|adulte|monsieur|quelqu_un) ... (demande|reclame|veut|voulait|exige) .. (photos?|videos?|nudes?|webcam) .. (a|de|aux) (mon|ma|mes|sa|son|notre) .. {child}',
      [
        '{child}',
        '(envie|failli|peur|pourrais|finir_par|pulsions?) .. (le|la|les|l|lui) (jeter|secouer|etouffer|balancer|frapper|taper|tuer|noyer|lacher|faire_du_mal)',
      ],
      ['{child}', '(menace|jure|promet) .. (de|d) (les|le|la|l) {kill}'],
      '(coups?|gifles?|claques?|fessees?|baffes?|raclees?|ceinture) .. (a|aux|au|sur) (son|sa|ses|leur|leurs|un|une|mon|ma|mes|le|la|les|l|cet|cette|ce) .. {child}',
      '(le|la|les) {abuse} .. (ce|cet|cette|ces) .. {child}',
      '{child} ... (attouchements?|abus|inceste|pedophile|pedocriminel|violee?|abusee?)',
      '(pedophile|inceste|pedocriminel) .. ({child}|approche|quartier|ecole|famille|contacte|parle)',
      '(peur|envie|failli|pulsion|pulsions|risque|controle_plus|vais|pourrais) ... (faire_du_mal|frapper|secouer|jeter|balancer|etouffer|taper|tuer|noyer|blesser|gifler|craquer_sur|faire_mal|cogner|etrangler|lacher) .. (a|au|aux|sur)? (mon|ma|mes|le|la|les|un|notre|mes_propres) {child}',
      '(faire_du_mal|faire_mal) (a|au|aux) (mon|ma|mes|son|sa|ses|un|une|notre|des|les|l)? {child}',
      '(secoue|secouee?|jete|lance|frappe|tape|gifle|cogne|battu|bats|brule) .. (mon|ma|mes|le|la|les|notre) .. {child}',
      '{child} .. (pleurait|pleure|crie|hurle) ... (secoue\\w*|frappe\\w*|jete\\w*|tape_trop|etouffe\\w*|coups|on_le_frappe)',
      '(disparue?|enlevee?|kidnappee?|fugue|fugue\\w*|introuvable) .. (mon|ma|mes|un|notre) .. {child}',
      '(mon|ma|mes|notre|le) .. {child} .. (a_disparu|ont_disparu|est_introuvable|a_fugue|a_ete_(enlevee?|kidnappee?)|est_pas_rentree?|est_portee?_disparue?)',
      '(enfants?|bebe|gamins?|petite?|gosse) .. (hurle|pleure|crie|hurlent|crient|pleurent) .. (toutes_les_nuits|coups|chez_les_voisins|on_le|parents|frapp\\w*)',
      '{child} .. (parents|mere|pere|beau_pere|mari|compagnon|copain) .. (le|la|les) (frappe|bat|tape|cogne|touche|secoue|maltraite|viole|prive|enferme|frappent|battent|laisse_sans)',
      '(enfance_en_danger|enfant_en_danger|maltraitance_(sur|d_un|d|infantile))',
      '(bebe_secoue|syndrome_du_bebe)',
      '(homme|type|inconnu|adulte|monsieur|entraineur|prof|voisin) ... (photos_nues?|nudes?|rendez_vous|rencontrer|bonbons|messages_sexuels|suivre|monter_dans_sa_voiture) ... {child}',
      '{child} ... (photos_nues?|nudes?|messages_sexuels|harcelee?_en_ligne|chantage)',
    ],
    unless: [
      '{abuse} .. {child} .. (aux|au|a_la|a) (echecs|cartes|tennis|jeu|jeux|console|foot|dames|course|mario)',
      '(coups?) .. (de_main|de_soleil|de_fil|de_pouce|telephone|d_oeil|foudre)',
      '(touche|touchee?) .. (par|beaucoup|coeur|pas_a|a_tout)',
      '(peluche|poupee|chien|chat|jouet|dodo|doudou)',
    ],
  },
  {
    danger: 'child-in-danger',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      '{child} .. (mange|manges|mangent|soigne|soignent|nourri\\w*) .. (pas|plus|rien) .. (parents|depuis|jours|chez|a_sa_faim|la_mere|le_pere)',
      '(donne|donnent|nourrit|nourrissent) .. (pas|rien|plus|jamais) .. (manger|a_manger) .. {child}',
      '(supporte|peux) .. (plus|pas) .. {child} ... (frapper|secouer|mal|jeter|taper|etouffer|fenetre)',
      '{child} .. (est|sont) .. (pas|jamais) .. (rentree?|revenue?) .. (ecole|college|depuis|heures|hier|nuit)',
    ],
  },
]

const minorCaller: readonly DangerRule[] = [
  {
    danger: 'minor-caller',
    time: 'acute',
    when: [
      '(suis|moi) (une|un|qu_une|qu_un) (jeune)? (fille|garcon|ado|adolescente?|gamine?|jeune|gosse|mec|meuf) de {minor-age} ans',
    ],
  },
  {
    danger: 'minor-caller',
    time: 'acute',
    when: [
      '(j|je)_?(ai|n_ai)? (que|qu|seulement|juste|bientot|deja|encore|presque|a_peine|meme_pas|genre|environ|moi)? {minor-age} ans (et_demi)? (moi|et|mais|je|j|pourquoi|en_fait|bientot|tu|c|ca|est|bah|ben|alors|seulement|maintenant|quoi|voila|donc|demain|depuis|on|ma|mon|mes|il|mdr|lol|dans_(un_mois|deux_mois|deux_semaines)|en_(mai|juin|janvier|mars|avril|aout|septembre|octobre|novembre|decembre|juillet|fevrier))',
      '(j|je) ai (que|qu|seulement|juste|bientot|deja|encore|presque|a_peine|meme_pas|genre|environ|moi)? {minor-age} ans (et_demi)? $',
      '(moi|age) (c_est|j_ai|est_de)? {minor-age} ans $',
      '(je|j) (vais_avoir|aurai|viens_d_avoir|vais_feter|viens_de_feter|ai_fete) (que|bientot|mes|juste)? {minor-age} ans',
      '(je|j) (vais_avoir|aurai|fete|vais_feter) (bientot|mes|juste)? 18 ans',
      '(je|j) ai (que)? {minor-age} ans .. (college|lycee|parents|classe|ecole|mere|pere)',
      '(je|moi|j) .. (suis|reste) (encore|toujours|une|un|que|pas_majeur_je_suis)? (mineure?|collegien|collegienne|lyceen|lyceenne|ado|adolescente?|enfant|gamine?_de)',
      '(mon|ma) (college|lycee|prof_principale?|cpe|classe_de_{school-class}|boum|brevet_blanc|carnet_de_correspondance)',
      '(je|j) ~ (suis|rentre|entre|passe|vais|serai|redouble|vais_rentrer|vais_passer|etais_en_cm2_je_suis) (encore|deja)? (en|ma|mon) {school-class}',
      '(je|j) ~ (suis|rentre|entre|passe|vais) (encore|deja)? au (cm1|cm2|ce1|ce2)',
      '(je|j) ~ (suis|vais|rentre|mange|retourne|entre|serai|suis_eleve) (au|a_l|en|eleve_au|eleve_de|dans_mon) (college|lycee|ecole_primaire|primaire|maternelle) .. ',
      '(demain|lundi|aujourdhui|tout_a_l_heure|hier|matin|mardi|jeudi|vendredi) .. (j_ai|retourne_au) .. (college|lycee|cours_de_(maths|svt|techno|francais|sport)|controle_de|interro|brevet|bac_blanc)',
      '(j_ai|ai) (college|lycee|ecole|cours_au_(college|lycee)) ..',
      '(passe|prepare|revise|passer|reviser) (mon|le|pour_le|pour_mon) (brevet|bac_blanc|bac_francais) ..',
      '(colle|collee?|punie?|exclue?|convoquee?|retenue|heures_de_colle) .. (college|lycee|cpe)',
      'eleve de {school-class}',
      '(en|classe_de) {school-class} (au_college|au_lycee|b|a|c)',
    ],
    unless: [
      '(j|je) .. {minor-age} ans (de|d|qu|que|dans|avec|depuis_que) ..',
      '(depuis|quand|lorsque|des) (que|qu)? (j|je) .. {minor-age} ans',
      '{minor-age} ans .. (metier|experience|anciennete|mariage|carriere|permis|boite|vie_commune|ecart|difference|retraite|sobriete)',
      '(suis|travaille|etais|bosse) .. (prof|professeur|enseignante?|cpe|surveillante?|infirmiere|assistante?|maitre|maitresse|educatrice|educateur)',
      '(documentaliste|principal|travaille|bosse|fils|(?<!suis_une_)(?<!suis_une_jeune_)fille|chercher|deposer|reunion|voter|conseil|etait|conseiller|directrice|directeur|enseigne|reunion_parents|petit_fils|niece|neveu|ancien|anciens|mes_eleves|stage)',
      '(quand|epoque|souvenir|souviens|etais|avais|camarades_de)',
      '(seconde|troisieme|premiere|quatrieme|cinquieme|sixieme) (position|place|annee|main|etage|ligne|classe_sncf|zone|vitesse|semaine|mois|ligue|division|phase|lecture)',
      '(feu_rouge|vitesse|voiture|embrayage|conduite|auto_ecole)',
      '(brevet) (de|d|pilote)',
      '(adultes?|formation_continue|vae|du_soir|reprise_d_etudes)',
    ],
  },
  {
    danger: 'minor-caller',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      '(suis|ai|j_ai) (pas|meme_pas|pas_encore) .. (majeure?|18_ans|l_age|la_majorite) ..',
      '(pas|meme_pas) (encore)? (majeure?|18_ans)',
      '(parents|mere|pere|maman|papa) .. (savent|sait|veulent|veut|doivent|doit) .. (pas|que) .. (mineure?|college|lycee|ecole)',
    ],
    unless: [
      '(fils|fille|il|elle|niece|neveu|petite?_(ami|amie|fils|fille)|enfants?) .. (est|a|sont|ont) .. (pas) .. (majeure?|18_ans)',
    ],
  },
]

/**
 * Recognises minors by their circumstances: their parents decide for them, they go to school or await a
 * birthday. Also recognises ages stated in few words, such as "quatorze ans et toi".
 */
const minorByCircumstances: readonly DangerRule[] = [
  {
    danger: 'minor-caller',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      '^ (moi|ben|bah)? (j_ai|j_en_ai)? {minor-age} ans (et_demi)? (et_(toi|vous)|tu_as_quel_age|et_t_as_quel_age)',
      '^ moi / {minor-age} ans (et_demi)? (et|tu|pourquoi|$)',
      [
        '(maman|papa|mes_parents|ma_mere|mon_pere|ma_daronne|mon_daron|mes_darons|ma_belle_mere|mon_beau_pere|mon_educateur|mon_educatrice|ma_famille_d_accueil) .. (m|me|m_a|m_ont|il_m|elle_m|elle_me|il_me|ils_me|ils_m) .. (dit|force|forcent|oblige|obligent|envoie|envoient|interdit|interdisent|puni|punie|prive|privee|confisque|laisse|laissent|gronde|engueule)',
        '(ecole_demain|demain_ecole|devoirs|me_coucher|tablette|console|punie?|privee?|college|lycee|confisque|pas_sortir|mes_notes|mon_bulletin)',
      ],
      '(je|j) (fais|fete|feterai|ferai|vais_faire|vais_feter|souffle|souffle_mes|viens_de_faire|viens_de_feter) (mes|bientot|bientot_mes)? {minor-age} (ans|bougies) (le|la|en|dans|demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|bientot|cette|ce|je|et|$)',
      '(j|je) (ai|n_ai) (que|qu|seulement|juste|a_peine|meme_pas|bientot|pas_encore) {minor-age} ans ((?!de|d|d_anciennete|qu|que|metier|que_je)\\w+|$)',
      '(mere|pere|maman|papa|parents|nounou|frere|soeur) .. (me_chercher|m_amene\\w*|m_emmene\\w*|me_depose\\w*|me_recupere\\w*) .. (college|lycee|ecole)',
      [
        '(pas)? .. (mes|nos) devoirs',
        '(maths|college|lycee|prof|demain|mere|parents|ecole|francais|svt|anglais|histoire|note|maitresse)',
      ],
      [
        '(mes_parents|ma_mere|mon_pere|maman|papa|ils|elle|il) .. (m_ont|m_a|me|m) .. (pris|prend|prennent|confisque\\w*|coupe\\w*|supprime\\w*|rendu|prive\\w*) .. (mon|le|la|ma|de) .. (telephone|portable|tel|tablette|console|ordi|wifi|internet|sorties?|ps5|switch)',
        '(college|lycee|notes?|bulletin|punie?|prof|avertissement|ecole|colle|parce_que|devoirs|moyenne|classe)',
      ],
      [
        '(je|j|mon|ma|mes|m) ... (au|du|le|de_mon|mon) (college|lycee)',
        '(avertissement|colle|exclue?|punie?|cpe|surveillant|pion|interro|controle|devoirs|recre|cantine|mes_parents|bulletin|conseil_de_discipline|mes_notes|harcel\\w*)',
      ],
      '(a|avant|jusqu_a|des|pour|attends|attendre|quand) ma majorite .. (dans|je|encore|il_reste|$)',
      '(quand|des_que|jusqu_a_ce_que|attends|attendre) .. (je|j|d|que_je) (serai|sois|etre|aurai) .. (majeure?|18_ans|ma_majorite)',
      '(je|j) (suis|serai|deviens) majeure? (dans|en|l_annee_prochaine|bientot|le)',
      '(j|je) .. (ai|fais|ai_le) .. (meme_age|l_age) (que|de|d) .. (cousine?|soeur|frere|copine|copain|ami|amie|voisine?) .. {minor-age} ans',
      '(m_a|m_ont|on_m_a|me) (mis|mise|mettre|inscrite?|passe|passee|change|changee|fait_(passer|sauter|redoubler)) .. (en|au|dans_la|de) (classe_de_)?({school-class}|premiere|college|lycee|ecole)',
      '(la|le|mon|ma|un|une) (prof|professeur|maitre|maitresse|cpe|pion|surveillante?|principale?) .. (m|me|m_a|nous) .. (collee?s?|punie?s?|exclue?s?|viree?_de|convoquee?s?|mis_(un|une|des|deux|trois|zero)|confisque\\w*)',
      '(on|nous) (est|sommes|etait_pas|va_passer|passe) (tous|toutes|encore|deja)? (en|au) {school-class} (avec|et|b|a|c|on|dans|$)',
      '(mon|ma) (prof|professeur|maitre|maitresse|instit) .. (de|en|d)? .. (maths|svt|francais|histoire|anglais|sport|musique|techno|{school-class}) .. ({school-class}|colle|puni\\w*|note|notes|carnet|mot_aux_parents|convoque\\w*)',
      '(je|j) .. (rentre|entre|passe|vais|arrive|suis_pris|suis_prise) .. (au|en) (lycee|college|{school-class}) .. (septembre|rentree|annee_prochaine|prochaine)',
      '(je|j) .. (redouble|redoublee?|saute) .. (ma|mon|la|le) {school-class} .. (je|encore|cette_annee|suis|avec|$)',
      '(je|j) .. (suis) (en|qu_en|toujours_en|encore_en) premiere (je|et|generale|techno|pro|es|s|l|on|cette|au|du)? .. (bac|lycee|francais|specialites?|prof|option)',
      '(pronote|ecoledirecte|vie_scolaire|la_recre|ma_maitresse|mon_maitre_d_ecole|ma_classe_de_{school-class})',
      // Anybody born in 2012 or later is a minor until 2030 at least.
      '(nee?|naissance|naissance_c_est) (en|le|est|c_est|de|du)? .. (201[2-9]|deux_mille_(douze|treize|quatorze|quinze|seize))',
    ],
    unless: [
      '(mon_fils|ma_fille|mes_enfants|mon_neveu|ma_niece|mes_eleves|mes_gamins|mon_petit|ma_petite_fille|mon_petit_fils|le_petit|la_petite|les_enfants|mes_filles)',
      '(quand|epoque|souvenir|souviens|etais|avais|autrefois|jadis|il_y_a_\\w+_ans)',
      '(prof|professeur|enseignante?|cpe|surveillante?|aed|aesh|instit|directeur|directrice) (au|en|a|dans|de_metier|des_ecoles|remplacante?)',
      '{minor-age} ans .. (metier|experience|anciennete|mariage|carriere|permis|boite|vie_commune|ecart|difference|retraite|sobriete|maison|ensemble)',
      '(je|j) .. (travaille|bosse|suis_(surveillante?|cuisinier|cuisiniere|infirmiere|secretaire|agent|documentaliste|pion|pionne))',
      '(adultes?|formation_continue|vae|reprise_d_etudes|a_la_fac|master|licence|bts)',
    ],
  },
]

export const childRules: readonly DangerRule[] = [
  ...childInDanger,
  ...minorCaller,
  ...minorByCircumstances,
]
