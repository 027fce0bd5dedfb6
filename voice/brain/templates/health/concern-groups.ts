import type { HealthConcern } from '../../understanding/health/find-health-concern'

/** A group of concerns: the caller's further questions about any of them get the same answers. */
export type ConcernGroup =
  | 'body'
  | 'urgent'
  | 'soon'
  | 'child'
  | 'teeth'
  | 'emergency-contraception'
  | 'contraception'
  | 'abortion'
  | 'maternity'
  | 'gynaecology'
  | 'intimate'
  | 'sti'
  | 'medicine'
  | 'mind'
  | 'addiction'
  | 'animal'

/** The concerns of each group; all others belong to "body". */
const concernsByGroup: Readonly<Partial<Record<ConcernGroup, readonly HealthConcern[]>>> = {
  urgent: ['swallowed', 'medicine-mistake', 'chest-breath', 'numbness'],
  soon: ['fall', 'wound', 'burn', 'bite', 'dizzy', 'swelling', 'eyes'],
  child: ['baby-ill', 'child-ill'],
  teeth: ['teeth'],
  'emergency-contraception': ['emergency-contraception'],
  contraception: ['contraception'],
  // Includes `pregnancy`, because the caller may not have said whether the pregnancy is wanted.
  abortion: ['pregnancy-unwanted', 'pregnancy'],
  maternity: ['pregnancy-trouble', 'miscarriage'],
  gynaecology: [
    'periods',
    'menopause',
    'intimate-pain',
    'discharge',
    'which-midwife',
    'pregnancy-follow-up',
    'after-birth',
    'fertility',
    'pelvic-floor',
  ],
  intimate: ['erection', 'desire', 'men-organs'],
  sti: ['sti-test'],
  medicine: ['medicine', 'medicine-alcohol', 'medicine-stopped'],
  mind: [
    'sleep',
    'eating',
    'panic',
    'low-mood',
    'voices',
    'trauma',
    'child-mind',
    'carer',
    'which-mind',
  ],
  addiction: ['alcohol', 'drugs', 'tobacco', 'gambling-screens'],
  animal: ['animal'],
}

const groups = Object.entries(concernsByGroup) as [ConcernGroup, readonly HealthConcern[]][]

/** The companion asks no question after a referral for a concern of these groups. */
export const groupsWithoutQuestion: ReadonlySet<ConcernGroup> = new Set([
  'urgent',
  'maternity',
  'animal',
  'emergency-contraception',
  'addiction',
])

/** Groups in which fever or strong pain makes the visit more urgent. */
export const bodilyGroups: ReadonlySet<ConcernGroup> = new Set([
  'body',
  'urgent',
  'soon',
  'child',
  'teeth',
  'emergency-contraception',
  'contraception',
  'abortion',
  'maternity',
  'gynaecology',
  'intimate',
])

/** Returns the group of the concern; "body" for an unknown concern. */
export const findConcernGroup = (concern: HealthConcern | null): ConcernGroup =>
  groups.find(([, concerns]) => concern !== null && concerns.includes(concern))?.[0] ?? 'body'
