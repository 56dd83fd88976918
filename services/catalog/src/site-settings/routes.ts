import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { getSiteSettings, updateSiteSettings } from '../../contract/site-settings.ts';
import type { Pictures } from '../media/pictures.ts';
import { takePicture, urlOfPicture } from '../media/take-pictures.ts';
import { changeSettings, showSettings } from './actions.ts';

export function siteSettingsRoutes({ db, clock }: Chassis, pictures: Pictures): Route[] {
  return [
    serve(getSiteSettings, () => showSettings(db)),
    serve(
      updateSiteSettings,
      async ({ body, files }) => {
        const logo = await urlOfPicture(pictures, files);
        return changeSettings(db, logo === null ? body : { ...body, logoUrl: logo }, clock());
      },
      takePicture(pictures),
    ),
  ];
}
