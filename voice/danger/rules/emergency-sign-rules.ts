import type { DangerRule } from './rule'

/** Poisonings, by the symptoms, or by a substance, bite or sting that callers may name only vaguely. */
const poisoningSignRules: readonly DangerRule[] = [
  {
    danger: 'poisoning',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      [
        '(pris|prise|sniffe|fume|injecte|avale|gobe|tape|consomme|prends|shoote|fixe) .. (de_la|de_l|du|des|un|une|deux|trois|trop|plein)? .. {illicit}',
        '({intoxication-sign}|repond_plus|repond_pas|reveille_plus|reveille_pas)',
      ],
      [
        '(pris|prise|avale|avalee|gobe|mange|bu|donne|fait_boire|sniffe) .. (truc|trucs|quelque_chose|pilule|cachet|produit|substance|verre|melange|je_sais_pas_quoi)',
        '(repond_plus|repond_pas|respire_(mal|bizarre|bizarrement|plus|a_peine)|reveille_plus|reveille_pas|inconscient\\w*|convuls\\w*|mousse|bleue?|yeux_(revulses|blancs|retournes))',
      ],
      [
        '(pris|prise|avale|avalee|donne|bu|injecte|mis) .. {pills} .. ((deux|trois|quatre|plusieurs)_fois|en_double|en_trop)',
        '{intoxication-sign}',
      ],
      '(pris|prise|prends|avale|injecte|donne) .. (double|triple|quadruple|dix_fois) .. (de|d|la|ma)? .. ({pills}|dose)',
      '(pris|prise|injecte) .. (double|deux|trois) .. fois .. (ma|la|sa) dose',
      '(avale|avalee|gobe|ingere|ingurgite) .. (dix|douze|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre_vingts?|cent|vingtaine|trentaine|dizaine|[1-9]\\d) .. (\\w+)',
      '(piquee?|shootee?|injectee?|tape|fait) .. {illicit} ... ({intoxication-sign}|bleue?|repond\\w*|respire\\w*|reveille\\w*)',
      [
        '(brasero|barbecue|poele|chaudiere|chauffe_eau|groupe_electrogene|cheminee|rechaud|chauffage|convecteur|insert)',
        '(malades?|mal_(a_la_tete|au_crane)|vomi\\w*|nausees?|vertiges?|evanoui\\w*|endorm\\w*|tete_qui_tourne|la_tete_tourne|malaises?)',
        '(on|tous|tout_le_monde|nous|enfants|famille|j|je|fume|maison|salon|dedans)',
      ],
      [
        '(respire|inhale|inspire|sniffe|renifle|respirer) .. (vapeurs?|produits?|fumees?|gaz|solvants?|colle|{toxic})',
        '({intoxication-sign}|mal_(a_la_tete|au_crane)|vertiges?)',
      ],
      [
        '(bu|avale|goulot|gorgee|gorgees) .. ',
        '(c_etait_(pas_de_l_eau|de_la|du|de_l)|pas_de_l_eau|mauvaise_bouteille)',
        '(brule|vomi\\w*|gorge|bouche|mal|estomac|{toxic})',
      ],
      [
        '(trop|enormement|beaucoup|deux_bouteilles|une_bouteille) .. (bu|alcool|vodka|whisky|rhum)',
        '(tiens|tient) (plus|pas) debout',
        '(vois_(trouble|double|flou)|vomi\\w*|respire|tremble|froid)',
      ],
      [
        '(bu|trop_bu)',
        '(vomi\\w*|tiens_plus_debout|tient_plus_debout)',
        '(vois|voit) (trouble|double|flou|plus)',
      ],
      [
        '(melange|mele|pris|avale) .. ({pills}|medicaments) .. (avec|et|plus) .. ({drug}|vin|biere|rose|pastis|champagne|{illicit})',
        '({intoxication-sign}|dort|ronfle|bizarre\\w*|reveille\\w*|repond\\w*)',
      ],
      '(pris|prise|avale|donne) (deux|trois|quatre|cinq|plusieurs) fois .. (son|sa|ses|mon|ma|mes|le|les|la|leur) {pills}',
      [
        '{illicit}',
        'coeur .. (a_deux_cents|a_cent|explose|lache|s_emballe|vite|fort|va_lacher|va_exploser|n_importe)',
      ],
      '{toxic} .. (bue?s?|avalee?s?|mangee?s?|ingeree?s?)',
      [
        '(mange|avale|croque|suce|mis_dans) .. (plantes?|graines?|fleurs?|champignons?|feuilles?|noyaux)',
        '(vomi\\w*|malade|gonfl\\w*|bave|bizarre|convuls\\w*|yeux|endort|mal_au_ventre)',
      ],
      '(vipere|serpent|scorpion|veuve_noire|frelons?) .. (m|l|a|nous|ont|t)? .. (mordue?|piquee?|mordus)',
      '(viens|vient|venons|viennent) (de|d) (s|m|se|me)? (avaler|gober|ingurgiter|enfiler|vider|descendre|engloutir) .. (tous|tout|toute|toutes|ses|mes|des|les|la|un|une)? .. ({pills}|boites?|tubes?|flacons?|plaquettes?|{toxic})',
      '(pris|prise|avale|gobe) .. {pills} .. (tout|toute|tous|toutes|plein|beaucoup|trop|d_un_coup|le_flacon|la_boite|la_plaquette|le_tube) (le|la|les|un|une|expres|d_un_coup|et|je|$)',
      '(trompee?|confondu|erreur|melange) ... (pris|avale|bu|donne) .. {pills}',
    ],
    unless: [
      '(pas|jamais|rien|aucun) .. (pris|avale|fume|bu|sniffe|gobe) .. (rien|drogue|medicament|alcool|joint|medicaments)? $',
      '(oublie|pas_encore|failli|par_jour|par_semaine)',
      '(chien|chienne|chat|chatte|chaton|chiot|lapin|hamster|cheval|poule|vache|chevre) .. (a|ont|vient_(de|d))? .. (mange|avale|bu|leche|croque|gobe|avaler|manger|boire)',
      '(kilometres|kms?|pages|huitres|crepes|nems|sushis?|bonbons|gateaux|merguez|saucisses|chips|livres|bieres|cafes|frites|saucisson|euros|marches|couleuvres|pizzas?|biscuits|chocolats?)',
      '(tombe_en_panne|ramoneur|ramonage|grillades|guimauves?|livree?|merguez) ..',
    ],
  },
]

/** Emergencies of pregnancy and childbirth, by the symptoms that callers describe. */
const pregnancySignRules: readonly DangerRule[] = [
  {
    danger: 'pregnancy-emergency',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      [
        '{pregnancy}',
        '(mal|douleurs?|crampes?|coups?|elancements?|brulures?) .. (ventre|bas_ventre|bas_du_ventre|bas|uterus|cote|partout)',
      ],
      [
        '{pregnancy}',
        '(tord\\w*|pliee?|plie|hurle|crie|deux) .. (de_douleurs?|mal|en_deux|douleurs?)',
      ],
      ['{pregnancy}', '(ventre|uterus) .. (dur|durcit|contracte|tendu|bois|beton|serre)'],
      [
        '{pregnancy}',
        '(mal|maux|migraine|barre) .. (tete|estomac) ... (etoiles|mouches|gonfl\\w*|flou|trouble|terrible|tension)',
      ],
      [
        '(suis|est|qu|deja|seulement) .. (a|de) (un|deux|trois|quatre|cinq|six|sept|huit|neuf|[1-9]|dix|douze|quinze|seize|vingt|trente|\\d\\d) (mois|semaines)',
        '({bleed}|sang|pertes|caillots?|contractions?|les_eaux|bouger|bouge|ventre_dur)',
      ],
      [
        '(suis|est|qu|deja) .. (mois|semaines)',
        '(mal|crampes?|douleurs?|elancements?) .. (ventre|bas_ventre|bas|atroces?|horribles?|terribles?|plie\\w*)',
      ],
      [
        '(arrivee?|suis|est) a terme',
        '({bleed}|sang|pertes|contractions?|les_eaux|bouge_(plus|pas|moins)|coule|pousser?|mal)',
      ],
      ['{pregnancy}', '(vois|voit|vu) .. (taches|etoiles|mouches|flou|trouble|points)'],
      [
        '(suis|est|qu|etait|deja) .. (mois|semaines)',
        '(vois|voit|vu) .. (taches|etoiles|mouches|flou|trouble|points)',
      ],
      ['{pregnancy}', 'barre .. ventre'],
      ['(suis|est|qu|etait|deja) .. (mois|semaines)', 'barre .. ventre'],
      ['{pregnancy}', '(perds|perd|perdu) .. (liquide|eau|eaux)'],
      ['(suis|est|qu|etait|deja) .. (mois|semaines)', '(perds|perd|perdu) .. (liquide|eau|eaux)'],
      '(plus|moins|pas|aucun) .. mouvements? .. bebe',
      '(sens|senti|sent) .. (plus|pas) .. (bebe|bouger)',
      ['{pregnancy-end}', '(serviettes?|hemorragie|caillots?)'],
      ['{pregnancy-end}', '{bleed} .. {heavily}'],
      '{bleed} ... (serviettes?|protections?|couches?) .. (heures?|minutes)',
      '(rempli|change|trempe|inonde) .. (serviettes?|protections?) .. (heures?|minutes)',
      '(les|mes|ses|des) eaux .. (vertes?|verdatres?|marrons?|brunes?|rouges?|teintees?|rosees?|sanglantes?|bizarres?|couleur|couleurs)',
      '(ca|je|elle|bebe) .. (pousse|pousser) ... (pas|plus)? (me)? (retenir|sage_femme|bebe|accouch\\w*|tete|maternite|contractions?|passer)',
      '(envie|besoin) de pousser',
      '(perdre|perds|perdu|perd|rompu) .. (les_eaux|la_poche)',
      ['{pregnancy}', '(le_travail_(a_commence|commence)|en_travail|va_accoucher|vais_accoucher)'],
      ['{pregnancy}', '(perdu|perd|perds) connaissance'],
      '({bleed}|pertes_de_sang) a (\\w+) (semaines|mois) $',
      '({bleed}|pertes) .. (grossesse|semaines_de|mois_de_grossesse|enceinte)',
      '(sens|vois|voit|voient|apercois) .. (la|sa) tete .. (sort\\w*|du_bebe|descend\\w*|entre|en_bas|$)',
      '(bebe|petit|tete) .. (est_en_train_d_arriver|arrive_(la|maintenant|vite|trop|tout_de_suite|je|on)|sort|descend|passe) .. (je|la|on|tete|voiture|maison|$)',
      '(elle|femme|copine|meuf|fille|soeur|je|j|{partner}|{relative}|voisine) .. (accouche|accoucher|est_en_train_d_accoucher) .. (la|ici|maintenant|dans_(la|le|l|ma|une|un)_(voiture|maison|salon|taxi|ascenseur|salle|cuisine|baignoire|rue|train|bus)|toute_seule|sur_le|aide\\w*)',
      '(bebe|petit|petite|foetus) .. (bouge|bougeait|remue|donne) .. (plus|pas|moins|coups) .. (ventre|depuis|hier|matin|enceinte|nuit)',
    ],
    unless: [
      '(pas|plus|jamais) (encore)? enceinte',
      '(mal|douleurs?) .. (dos|pieds|seins|reins|jambes) $',
      '(film|serie|roman|chatte|chienne|jument|vache|brebis|lapine|chevre|truie|quand_(j_etais|j_ai_accouche|elle_a_accouche))',
      '(tout_va_bien|tout_s_est_bien|va_tres_bien|se_portent_bien)',
    ],
  },
]

/**
 * Medical emergencies, by the symptoms or injuries that callers describe. The signs of a stroke are those of the FAST
 * test.
 */
const medicalSignRules: readonly DangerRule[] = [
  {
    danger: 'medical-emergency',
    time: 'acute',
    negation: 'part-of-wording',
    when: [
      '(arrive|arrives|arrivons|arrivent|peux|peut|peuvent|parviens|parvient|reussis|reussit) .. (pas|plus) .. (le|la|l|les) (reveiller|ranimer|reanimer|relever|faire_reagir|faire_bouger|faire_parler)',
      '(je|on|j) .. (le|la|l|les) (secoue|appelle|pince|parle) .. (repond|reagit|bouge|reveille) .. (pas|plus)',
      'coeur .. (bat|cogne|tape|part|palpite|fait|saute) .. (n_importe_comment|dans_tous_les_sens|trop_(vite|fort)|tres_vite|a_(cent|mille|deux_cents?)|irreguli\\w+|de_travers|bizarre|bizarrement|des_(bonds|rates)|comme_un_(fou|dingue))',
      '(vais|va|train_de|suis_en_train|crois|peur) .. (tomber|partir|de_tomber) dans_les_(pommes|vapes)',
      '(peur|crois|crains|dirait|impression|dit|demande) .. (que_ce_soit|que_ca_soit|que_c_est|si_c_est|si_c_est_pas|c_est|un|une|pas) .. (le_coeur|mon_coeur|cardiaque|crise_cardiaque|infarctus|avc|attaque|arret)',
      [
        '(lance|serre|irradie|remonte|descend|tire|engourdit|brule|douleur|mal|fourmis|lourd) .. (bras|machoire|epaule|dos|omoplate|cou)',
        '(nausees?|sueurs?|transpire|essouffl\\w*|vomi\\w*|pale|poitrine|coeur|oppress\\w*|thorax|souffle|respir\\w*)',
      ],
      '(poids|enclume|elephant|barre|etau|serre|serrement|point|pointe|brique|lourdeur|pression|gene|mal|douleur|pince|lance|pique|coup_de_poignard) ... (poitrine|thorax|sternum|torse|(au|du|cote|niveau_du|pres_du|vers_le|sur_le)_coeur)',
      [
        '(mal|maux|douleur|cephalee|migraine) .. (tete|crane|migraine)',
        '(comme_jamais|jamais_eu|pire|de_ma_vie|coup_de_tonnerre|coup_de_marteau|explose)',
      ],
      [
        '(mal|maux|douleur|migraine) .. (tete|crane)',
        '(d_un_coup|brutal\\w*|soudain\\w*|d_un_seul_coup|brusque\\w*)',
        '(vomi\\w*|vois|nuque|lumiere|parl\\w*|bras|jambe|confus\\w*|malaise|tourne)',
      ],
      '(moitie|cote|bras|visage|jambe|joue|levre|bouche|main) .. (du|de_la|de|droit\\w*|gauche|figure|visage|corps)? .. (endormie?s?|engourdie?s?|insensible|paralysee?|ne_repond_plus|repond_plus|mort|morte)',
      [
        '(fourmis|fourmillements?|picotements?|sens_plus|engourdi\\w*|endormi\\w*|molle|mou|pend|lourd)',
        '(moitie|cote_(gauche|droit)|bras|jambe|visage|bouche)',
        '(d_un_coup|d_un_seul_coup|soudain\\w*|brutal\\w*|parle\\w*|mots|partir|vois|tete|tout_a_l_heure|porte_plus)',
      ],
      '(cherche|trouve|trouves|sortent|perds|melange) .. (plus|pas)? .. (mes|ses|les) mots ... (bras|jambe|visage|main|d_un_coup|bouche|cote)',
      '(yeux) .. (revulses?|blancs|retournes|qui_(partent|tournent))',
      [
        '(crise|tremble|secousses|spasmes|raide|convuls\\w*)',
        '(de_partout|tout_le_corps|yeux|bave|mousse|par_terre|repond_(plus|pas)|raide_comme)',
        '({child}|{partner}|{relative}|{acquaintance}|il|elle|monsieur|dame)',
      ],
      '(avale|mange|passe|coince) .. (de_travers|dans_la_gorge|arete|os) ... (arrive_plus|peux_plus|respir\\w*|souffle|etouffe\\w*|bleu)',
      '(traine|trainait|trainer|boite) .. (la|sa|ma) (jambe|pied) ... (d_un_coup|parle|bras|double|bouche)',
      [
        '(d_un_coup|tout_d_un_coup|soudain\\w*|brutal\\w*|d_un_seul_coup)',
        '(vois|voit) .. (double|flou|trouble|plus|rien|noir)',
      ],
      '(palpitations|vertiges?|sueurs_froides|nausees) ... (m_evanouir|tomber|malaise|poitrine|coeur_qui|perdre_connaissance)',
      '(vais|va|train_de|peur_de) .. (m_evanouir|s_evanouir|perdre_connaissance|faire_un_malaise)',
      '(doigts?|main|bras|pied|jambe|orteils?) .. (coupee?s?|arrachee?s?|sectionnee?s?|ecrasee?s?|broyee?s?) .. (par|dans|avec|sous|a) .. (tondeuse|scie|machine|presse|tronconneuse|meuleuse|hache|broyeur|rotor|hachoir|moissonneuse)',
      '(est|suis|fait|en) .. (arret_cardiaque|detresse_respiratoire|etat_de_choc|hypothermie|arret_cardio\\w*)',
      [
        '(peux|peut|arrive|tiens|tient) (plus|pas) .. (debout|lever)',
        '(vertiges?|malaise|sueurs|nausees?|tourne|coeur|engourdi\\w*|jambes?_(molles?|coupees?)|parle)',
      ],
      [
        '(decharge|coup_de_jus|le_jus|du_courant|electrocut\\w*|foudre)',
        '(par_terre|inconscient\\w*|repond\\w*|bouge\\w*|brule\\w*|coeur|tremble|sol)',
      ],
      '{bleed} .. (tete|crane|oreilles?|ventre|bouche|cuisse|cou|gorge|yeux)',
      [
        '(confond|confuse?|delire|reconnait|sait_plus) .. ',
        '(articuler|parler|bouche|bras|jambe|d_un_coup|depuis_(une|ce|tout))',
      ],
      '(pris|recu|prend|mis|plante) (un|des|deux|trois|plusieurs)? coups? de (couteau|feu|machette|hache|tournevis|cutter)',
      '(vide|vides|vidait) de (mon|son) sang',
      '({child}|{partner}|{relative}|il|elle) .. (est|devient|sont) (tout|toute)? (bleue?|violette?|violet|grise?|cyanosee?)',
      '(tres|super|trop|hyper)? mal .. (hanche|col_du_femur|jambe|dos|tete) ... (peut|peux|arrive) (plus|pas) .. (se_lever|me_lever|bouger|se_relever|me_relever|marcher)',
      '(tombee?|chute) ... (peut|peux|arrive) (plus|pas) .. (se_lever|me_lever|bouger|se_relever|me_relever|marcher)',
      '(parle|parles|parler) .. (bizarre|bizarrement|de_travers|pateux|comme_(si|une)_\\w+_\\w*_bu|plus) ... (bouche|bras|visage|jambe|pend|cote|d_un_coup|main|tombe)',
      '(bouche|bras|visage|jambe|cote) ... (parle|parler) .. (bizarre|bizarrement|de_travers|pateux|plus|mal)',
      '(jambes?|bras) .. (lache|lachee?|porte|portent|tient|tiennent) .. (plus|pas|d_un_coup|d_un_seul_coup)',
      '(essoufflee?|souffle_court|souffle_coupe|a_bout_de_souffle) .. (rien_qu|meme|au_repos|en_parlant|assise?|allongee?|sans_bouger|sans_rien_faire|poitrine|levres)',
      '(air|souffle) .. (passe|rentre|entre|vient) .. (plus|pas|mal)',
      '(respir\\w*|souffl\\w*) .. (siffle|sifflement|rale|rales)',
      [
        '(hypo|hypoglycemie|glycemie|diabete|diabetique|insuline|sucre)',
        '(tourne\\w*|tremble\\w*|sueurs?|malaise|vois|tombe|oeil|pommes|confus\\w*|plus_me_lever|tres_bas\\w*|trop_bas\\w*|reveille_(plus|pas)|repond_(plus|pas))',
      ],
      [
        '{child}',
        '(39|40|41|trente_neuf|quarante|quarante_et_un) .. fievre',
        '(mou|molle|amorphe|bouge|repond|taches|boutons_violets|convuls\\w*|boit|reveille\\w*|geint|bleue?|gemit|raide|yeux)',
      ],
    ],
    unless: [
      'bouge plus (du|de_la|de_son|de_sa) (canape|chambre|maison|ordi|ordinateur|tele|console|fauteuil)',
      '(bleue?|violette?) .. (de_froid|peinture|maquillage|feutre|stylo|robe|pull)',
      '(dormi_dessus|dormi_sur|mauvaise_position|platre|anesthesie|dentiste|courbatures?|muscu|musculation|rhume|nez|mal_de_mer|seance|jogging|footing|course|marathon)',
      '(reveille|reveiller|lever) .. (matin|ecole|cours|lycee|college|travail|boulot)',
      '(emotion|amoureux|amoureuse|concert|stresse?e?_(pour|par)|trac|film|roman|serie|examen|entretien)',
      '(non|pas|aucune?) .. (mal|douleur) .. (poitrine|coeur|thorax)',
      '(mal|maux) (au|de) coeur (en|dans|quand) (voiture|bus|avion|bateau)',
    ],
  },
]

/** Rules for emergencies whose signs the caller describes, usually without naming the emergency. */
export const emergencySignRules: readonly DangerRule[] = [
  ...poisoningSignRules,
  ...pregnancySignRules,
  ...medicalSignRules,
]
