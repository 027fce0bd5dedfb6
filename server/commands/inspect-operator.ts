import { operator } from '../../content/operator'
import { listMissingFacts } from '../../domain/billing/operator'
import type { Config } from '../config'

/** Lists the missing legal facts about the operator; on loopback they are not needed. */
export function inspectOperator({ isLoopback }: Pick<Config, 'isLoopback'>) {
  const missing = listMissingFacts(operator)
  return {
    name: 'mentions légales',
    isFine: isLoopback || missing.length === 0,
    text:
      missing.length === 0
        ? 'complètes (content/operator.ts)'
        : `à compléter avant ouverture dans content/operator.ts : ${missing.join(', ')}`,
  }
}
