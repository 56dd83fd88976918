import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  createHeroWidget,
  deleteHeroWidget,
  listHeroWidgets,
  updateHeroWidget,
} from '../../contract/hero-widget.ts';
import type { Pictures } from '../media/pictures.ts';
import { takePicture, urlOfPicture } from '../media/take-pictures.ts';
import { seesHidden } from '../visibility.ts';
import { addWidget, changeWidget, eraseWidget, expectWidget } from './actions.ts';
import { listWidgets } from './store.ts';

export function heroWidgetRoutes({ db, clock }: Chassis, pictures: Pictures): Route[] {
  return [
    serve(listHeroWidgets, ({ caller }) => listWidgets(db, { withInactive: seesHidden(caller) })),
    serve(
      createHeroWidget,
      async ({ body, files }) => {
        const uploaded = await urlOfPicture(pictures, files);
        const widget = uploaded === null ? body : { ...body, imageUrl: uploaded };
        return addWidget(db, widget, clock());
      },
      takePicture(pictures),
    ),
    serve(
      updateHeroWidget,
      async ({ params, body, files }) => {
        await expectWidget(db, params.id);
        const uploaded = await urlOfPicture(pictures, files);
        const changes = uploaded === null ? body : { ...body, imageUrl: uploaded };
        return changeWidget(db, params.id, changes);
      },
      takePicture(pictures),
    ),
    serve(deleteHeroWidget, async ({ params }) => {
      await eraseWidget(db, params.id);
      return null;
    }),
  ];
}
