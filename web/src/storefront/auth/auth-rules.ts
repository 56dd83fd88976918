import type { Credentials, Registration } from '../../api/session.ts';

export type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SHORTEST_PASSWORD = 6;

/** The server's own sentences, so that a field says the same before and after the call. */
export function loginErrors(form: Credentials): FieldErrors<Credentials> {
  return {
    ...(!form.username.trim() && { username: 'Username is required' }),
    ...(!form.password && { password: 'Password is required' }),
  };
}

export function registrationErrors(form: Registration): FieldErrors<Registration> {
  return {
    ...loginErrors(form),
    ...(isTooShort(form.password) && { password: 'Password must be at least 6 characters' }),
    ...(!form.firstName.trim() && { firstName: 'First name is required' }),
    ...(!form.lastName.trim() && { lastName: 'Last name is required' }),
    ...(!EMAIL.test(form.email.trim()) && { email: 'Invalid email' }),
    ...(!form.phone.trim() && { phone: 'Phone number is required' }),
    ...(!form.city.trim() && { city: 'City is required' }),
  };
}

function isTooShort(password: string): boolean {
  return password !== '' && password.length < SHORTEST_PASSWORD;
}
