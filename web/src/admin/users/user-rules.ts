const SHORTEST_NAME = 2;
const SHORTEST_PASSWORD = 6;
const SHORT_PASSWORD = 'Password must be at least 6 characters';

export interface TypedUser {
  email: string;
  name: string;
  password: string;
  isAdmin: boolean;
  isActive: boolean;
}

export const NO_USER: TypedUser = {
  email: '',
  name: '',
  password: '',
  isAdmin: false,
  isActive: true,
};

/** The shop's own sentences; the server has the last word. */
export function newUserErrors({ email, name, password }: TypedUser) {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Invalid email' }),
    ...(name.trim().length < SHORTEST_NAME && { name: 'Name must be at least 2 characters' }),
    ...(password !== '' && passwordErrors({ password })),
  };
}

export function passwordErrors({ password }: { password: string }) {
  return password.length < SHORTEST_PASSWORD ? { password: SHORT_PASSWORD } : {};
}
