/** What the doctor found: `bad` needs somebody, `note` is only told. */
export interface Finding {
  readonly check: string;
  readonly state: 'good' | 'note' | 'bad';
  readonly says: string;
}

export function good(check: string, says: string): Finding {
  return { check, state: 'good', says };
}

export function note(check: string, says: string): Finding {
  return { check, state: 'note', says };
}

export function bad(check: string, says: string): Finding {
  return { check, state: 'bad', says };
}
