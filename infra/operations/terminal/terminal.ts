/** Where a command talks to the operator. */
export interface Terminal {
  /** Whether a person types the answers, and may mistype them. */
  readonly isTyped: boolean;
  /** A line of the command's result. */
  say(line: string): void;
  /** A line about what is going on, kept out of the result. */
  note(line: string): void;
  /** Asks for a line; a Trouble that says what to set instead where nobody can be asked. */
  ask(question: string, instead: string): Promise<string>;
  /** Like `ask`; what is typed is not shown. */
  askSecret(question: string, instead: string): Promise<string>;
}
