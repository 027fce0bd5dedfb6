import type { Need } from '../need'

export const healthNeeds: readonly Need[] = [
  {
    phrases:
      'psy, psychologue, psychothérapie, thérapie, thérapeute, psychiatre, psychanalyse, santé mentale, soutien, soutien moral',
    companions: ['helene', 'soline', 'margaux', 'noa'],
  },
  {
    phrases: 'tdah, autisme, autiste, asperger, hypersensible, haut potentiel, hpi, dyslexie',
    companions: ['noa', 'wei', 'ingrid'],
  },
  {
    phrases:
      'santé, intime, intimité, corps, médecin, docteur, gynécologue, consultation, préparer une consultation, hôpital, symptôme, maladie, malade, cancer, infirmière',
    categories: ['intime_sante'],
  },
  {
    phrases:
      'sexualité, sexe, sexuel, libido, désir, baisse de désir, plaisir, orgasme, faire l’amour, rapport sexuel, première fois',
    companions: ['helene', 'salome', 'nour', 'irina'],
    categories: ['intime_sante'],
  },
  {
    phrases:
      'règles, cycle, contraception, pilule, grossesse, enceinte, endométriose, frottis, avortement, ivg, accouchement, post-partum',
    companions: ['salome', 'helene', 'irina'],
  },
  {
    phrases: 'ménopause, bouffée de chaleur, cinquante ans, préménopause, hormone',
    companions: ['irina', 'helene', 'lucia'],
  },
  {
    phrases:
      'panne, impuissance, érection, trouble érectile, éjaculation précoce, prostate, virilité',
    companions: ['tristan', 'samir', 'helene'],
  },
  {
    phrases: 'dépistage, ist, mst, vih, sida, préservatif, test',
    companions: ['samir', 'salome', 'tristan'],
  },
  {
    phrases:
      'identité, genre, trans, transgenre, non binaire, non-binaire, lgbt, gay, homosexuel, homosexualité, lesbienne, bisexuel, queer, coming out, orientation, asexuel',
    companions: ['noa', 'samir', 'aurele'],
    voiceGenders: ['neutral'],
  },
  {
    phrases: 'consentement, agression, traumatisme, viol, abus, harcèlement, harcelé',
    companions: ['noa', 'helene', 'salome'],
  },
  {
    phrases:
      'honte, tabou, gêne, pudeur, pudique, gênant, secret, sans jugement, ne pas être jugé, discret, discrétion',
    companions: ['helene', 'tristan', 'samir', 'lucia'],
  },
  {
    phrases:
      'douleur, mal au dos, souffrance, migraine, maladie chronique, handicap, handicapé, fibromyalgie',
    companions: ['lucia', 'irina', 'tristan'],
  },
  {
    phrases: 'image de soi, physique, me trouver moche, laid, mon corps, ne pas m’aimer, apparence',
    companions: ['salome', 'noa', 'helene'],
  },
]
