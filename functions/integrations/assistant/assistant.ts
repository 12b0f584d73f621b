/** A tool that the model asks for, with its arguments as it wrote them: JSON, or what it took for JSON. */
export type ToolCall = { id: string; name: string; input: string }

export type Turn =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tool'; callId: string; text: string }

/** What the model may call; `schema` is the JSON Schema of its arguments. */
export type Tool = { name: string; description: string; schema: Record<string, unknown> }

export type Tokens = { input: number; output: number }

/** One turn of the model, whole. `tokens` is what it has used, where the provider told. */
export type Spoken = {
  text: string
  calls: ToolCall[]
  ended: 'whole' | 'too-long' | 'filtered' | 'refused'
  tokens: Tokens | null
}

export type Ask = {
  turns: Turn[]
  tools: Tool[]
  /** Whether it may call tools in this turn. */
  calling: 'allowed' | 'over'
  mostTokens: number
  signal: AbortSignal
}

/** A model that is asked for one turn after the other. */
export type Assistant = {
  readonly model: string
  /**
   * Yields the text of a turn as it is written and returns the whole turn. Throws `AssistantFailure`. Leaving it early ends
   * the call to the provider.
   */
  speak: (ask: Ask) => AsyncGenerator<string, Spoken>
}

/** Why a turn failed. `free`: the provider refused to begin, so that it has cost nothing. */
export class AssistantFailure extends Error {
  readonly reason: 'away' | 'cut-off' | 'nonsense' | 'refused-to-serve'
  readonly status: number | undefined

  constructor(reason: AssistantFailure['reason'], { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(`The model failed: ${reason}`, { cause })
    this.name = 'AssistantFailure'
    this.reason = reason
    this.status = status
  }

  get free(): boolean {
    return this.reason === 'refused-to-serve'
  }
}
