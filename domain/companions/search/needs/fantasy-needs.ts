import type { Need } from '../need'

export const fantasyNeeds: readonly Need[] = [
  {
    phrases:
      'fantasme, érotique, érotisme, coquin, sexy, sensuel, sensualité, chaud, hot, libertin, libertinage, excitation, plan cul',
    categories: ['fantasmes'],
  },
  {
    phrases:
      'jeu de rôle, roleplay, scénario, rôle, personnage, imaginaire, imagination, inventer une histoire',
    companions: ['vesper', 'casimir', 'isadora', 'dorian'],
    categories: ['fantasmes'],
  },
  {
    phrases: 'domination, dominatrice, soumis, soumission, bdsm, obéir, ordre, maîtresse, autorité',
    companions: ['lucrece', 'ren'],
    categories: ['fantasmes'],
  },
  {
    phrases: 'séduction, flirt, flirter, charme, charmer, séducteur, provocation',
    companions: ['dorian', 'isadora', 'casimir'],
  },
  {
    phrases: 'mystère, mystérieux, énigme, inconnu, masque, bal masqué',
    companions: ['vesper', 'nyx', 'casimir'],
  },
  {
    phrases: 'action ou vérité, défi, pari, parier, audace',
    companions: ['isadora', 'lucrece', 'nyx', 'dorian'],
  },
]
