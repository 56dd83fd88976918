import type { Page } from 'playwright-core';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Fills in the sign-in form of /auth and sends it. */
export async function submitSignIn(page: Page, credentials: Credentials): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'تسجيل الدخول' });
  await form.getByLabel('اسم المستخدم').fill(credentials.username);
  await form.getByLabel('كلمة المرور', { exact: true }).fill(credentials.password);
  await form.getByRole('button', { name: 'تسجيل الدخول' }).click();
}

export interface Person extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

/** Makes an account on /auth; ends signed in, on the home page. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'إنشاء حساب' }).click();
  const form = page.getByRole('tabpanel', { name: 'إنشاء حساب' });
  await form.getByLabel('الاسم الأول').fill(person.firstName);
  await form.getByLabel('اسم العائلة').fill(person.lastName);
  await form.getByLabel('البريد الإلكتروني').fill(person.email);
  await form.getByLabel('رقم الهاتف').fill(person.phone);
  await form.getByLabel('المدينة').fill(person.city);
  await form.getByLabel('اسم المستخدم').fill(person.username);
  await form.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'إنشاء حساب' }).click();
  await page.getByRole('link', { name: 'حسابي' }).waitFor();
  // The next screen may still be on its way.
  await form.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}
