import { operator } from '../../content/operator'
import { missingFacts } from '../../domain/billing/operator'
import type { Config } from '../config'

/** The legal facts that the operator has still to give; on this machine nobody is sold anything. */
export function inspectOperator({ isLoopback }: Pick<Config, 'isLoopback'>) {
  const missing = missingFacts(operator)
  return {
    name: 'mentions légales',
    isFine: isLoopback || missing.length === 0,
    text:
      missing.length === 0
        ? 'complètes (content/operator.ts)'
        : `à compléter avant ouverture dans content/operator.ts : ${missing.join(', ')}`,
  }
}
