/** Beats every 20 ms for every call of a process. */
export type Pacer = {
  /** Called at each beat, late ones once; the answer leaves. */
  join(onBeat: () => void): () => void
}
