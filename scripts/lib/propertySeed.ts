// Property tests try the same values in every run: a run that fails fails again. Another seed tries others.
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env.OVERTRICK_PROPERTY_SEED ?? 1) });
